"""What looks like what: skeletons, scripts, and characters that a person cannot see.

A text goes in; a comparable skeleton, its scripts, or a text with every unseen character made visible comes out.
Two texts that a reader may take for one another have the same skeleton (UTS #39 §4). A text whose characters no
single writing system holds is mixed; Japanese, Chinese and Korean mix several scripts by nature and count as one
(UTS #39 §5.1).

The tables are generated from Unicode's by tools/lookalike_data.py and read on first use. The room knows nothing of
URLs, fields or screens: what a likeness means is decided by the rooms above.
"""

from __future__ import annotations

from mcp_elicitation.core.lookalike.scripts import COMMON, is_highly_restrictive, is_mixed_script, scripts_of
from mcp_elicitation.core.lookalike.skeleton import folded_skeleton, skeleton
from mcp_elicitation.core.lookalike.visible import is_unseen, visible

__all__ = [
    "COMMON",
    "folded_skeleton",
    "is_highly_restrictive",
    "is_mixed_script",
    "is_unseen",
    "scripts_of",
    "skeleton",
    "visible",
]
