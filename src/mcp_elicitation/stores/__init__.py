"""Where what must outlive a request is kept: one small contract, and what implements it.

A store keeps records: bytes under a kind and a key, with an owner, an expiry and a version. Everything that has to
happen at most once is one of its atomic verbs: ``add`` claims a key that nobody has, ``replace`` changes a record only
while it is still the one that was read, ``take`` hands a record to exactly one caller. ``changed`` waits until a record
is no longer as it was read, wherever the change is made.

Time is an argument (seconds since the epoch), so that a store can be tested without waiting. An expired record is
treated as absent by every verb; ``sweep`` removes it. Every verb that finds records by anything but their key takes
the owner (STATE-1). What is secret is sealed before it gets here.

``open.open_store`` gives the store of a URL: ``memory`` for one process, ``sql`` for several, on SQLite or PostgreSQL.
``sql`` holds the verbs, ``sql_database`` how a statement runs and what its failures mean (``sql_sqlite`` and
``sql_postgres`` what differs), ``sql_waiting`` how a change reaches those who wait in this and in other processes,
``schema`` the table, ``sql_setup`` its making and checking. Only these files know SQLAlchemy.
"""
