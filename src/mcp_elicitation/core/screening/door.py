"""The two questions that the room answers. The rest is loaded when the first one is asked."""

from __future__ import annotations

from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.values.finding import Finding
from mcp_elicitation.core.screening.verdict import Verdict


def asks_for_secret(field: AskedField, message: str = "") -> Verdict:
    """Tell whether a field asks for a secret, under the message that stands above its form. Keeps UI-1.

    The shape decides first, then the words of the field, then disguises, euphemisms, and what the message asks for.
    Never raises; reads a bounded part of every text (see ``atoms.LONGEST``).
    """
    from mcp_elicitation.core.screening.asking import judge

    return judge(field, message)


def looks_like_secret(value: str, field: AskedField | None = None) -> Finding | None:
    """Tell whether a typed value looks like a secret, and why; None when it does not. Keeps FSEC-3.

    Sees what has a shape: keys of known services, key blocks, signed tokens, card numbers, seed phrases, passwords in
    addresses and settings, random tokens. A password that a person made up has none and is not seen.

    Args:
        value: What was typed.
        field: The field that it was typed into: a digest that the field asks for is no secret.
    """
    from mcp_elicitation.core.screening.values.check import check

    return check(value, field)
