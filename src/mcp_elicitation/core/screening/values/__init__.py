"""Values that look like secrets, whatever the field is called.

`check` asks in turn: keys of known services by their beginning (``providers``), shapes that only secrets have
(``shapes``), payment cards by length, beginning and check digit (``cards``), seed phrases by their list (``seeds``),
settings that name a secret, and long random tokens that are no public identifier (``randomness``).
"""
