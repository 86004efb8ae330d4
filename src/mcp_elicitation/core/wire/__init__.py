"""Elicitations as messages: reading what a peer sent, writing what it gets, one file per revision.

``common`` holds what all revisions share: a request and its answer. The file of a revision holds how that revision
carries them. Reading refuses what the protocol does not allow with an error that names the key; it never guesses, and
it never raises anything but ``MalformedError`` or, for a form that form mode does not permit, ``RequestedSchemaError``.
"""
