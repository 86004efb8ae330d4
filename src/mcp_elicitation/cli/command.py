"""What every subcommand shares: its place in the table, the person's language, the exit codes."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Protocol

from mcp_elicitation.text import Language, Text

OK = 0
USAGE = 2
"""A command line that cannot be understood, as argparse has it."""


class Command(Protocol):
    """What the file of a subcommand offers."""

    def add(self, parser: argparse.ArgumentParser, language: Language) -> None:
        """Describe the subcommand's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code; ``args.language`` is the person's language."""
        ...


@dataclass(frozen=True, slots=True)
class Entry:
    """One subcommand in the table of ``main``.

    Args:
        name: The word on the command line, and the module in ``mcp_elicitation.cli`` that implements it.
        help: One sentence for ``--help``.
        extra: The extra of the distribution that it needs, if any.
    """

    name: str
    help: Text
    extra: str | None = None
