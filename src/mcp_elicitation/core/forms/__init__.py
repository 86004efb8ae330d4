"""Forms: the restricted schemas of form mode, both ways, and the check that both ends share.

A ``Form`` is an ordered tuple of fields, one class per permitted kind (``text``, ``number``, ``boolean``, ``choice``,
``choices``). A field's constraints are data on it, read by its check, by its hints, by the terminal, by the pages and
by the auditor. A wrong field cannot exist: constructing one with crossed bounds or a default that does not fit is
refused.

In:   ``read.read_form(requestedSchema)`` for what a peer sent, ``build.form_type(type)`` for what Python people write.
Out:  ``Form.write()`` is the schema; ``Form.check(content)`` gives the members that are right and the problems of the
      others; ``field.read(typed)`` turns what a person typed into a value; ``FormType.take(content)`` gives the typed
      answer.

It must never run a pattern that a peer sent, follow a reference, or do more work than the first 64 KiB of a schema.
"""
