"""A form from what Python people write: classes, annotations, enums, bare types.

``slots`` takes a class apart into slots (name, annotation, constraints, default), ``kinds`` turns one slot into one
field or says why not, ``form_type`` puts the fields together and keeps the way back: from a checked answer to a value
of the asked type.
"""
