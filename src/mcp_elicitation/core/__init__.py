"""Values in, values out: what an elicitation is and what the specification demands of it.

Nothing in here reaches the network, the disk, the clock, a terminal, a log or an SDK. Time, bytes and randomness are
arguments; results are frozen values; reasons ride on errors. Both ends of the wire, every surface and the auditor
read the same tables, so a demand is kept, shown and checked from one place.

Floors, top first (import-linter keeps them): flow → wire → capability → elicitation → forms → screening | urls →
lookalike → json.
"""
