"""What people gave to this server, per person: sealed, listed, exported, removed.

``kept`` is a value: a name, its fields as ``Secret``, when it came and whether it was tried. ``vault`` keeps it in a
store, sealed under keys that are not in the database, bound to the person, the name and the version of its record.
``rotation`` seals everything anew under the first key of the ring, while the vault is in use.

Every function takes a principal; there is none that looks across people but the rotation, which opens a value only to
seal it again. Nothing in clear is kept between two calls. Python cannot wipe memory: what was revealed stays in the
process until its memory is used for something else.
"""
