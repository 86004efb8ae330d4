"""A form from what Python people write: classes, annotations, enums, bare types.

``slots`` takes a class apart into slots (name, annotation, metadata, default), ``annotations`` and ``aliases`` take the
wrappings off a type, ``constraints`` sorts the rules into those that form mode has and those it does not, ``choices``
and ``lists`` find what there is to choose from, ``kinds`` turns one slot into one field or says why not, and
``form_type`` puts the fields together and keeps the way back: from a checked answer to a value of the asked type.
``written`` judges a schema that an author wrote by hand.

What cannot be asked is refused when it is defined, every field of it by name, with what to write instead.
"""
