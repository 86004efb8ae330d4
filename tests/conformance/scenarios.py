"""The official suite's scenarios for servers that ask, and which demands each of them shows."""

from __future__ import annotations

from collections.abc import Mapping

ASKING: Mapping[str, tuple[str, ...]] = {
    "input-required-result-basic-elicitation": ("MSG-1", "MSG-2", "MSG-4", "FORM-1"),
    "input-required-result-basic-sampling": ("MRTR-1",),
    "input-required-result-basic-list-roots": ("MRTR-1",),
    "input-required-result-request-state": ("MRTR-2",),
    "input-required-result-multiple-input-requests": ("MRTR-1",),
    "input-required-result-multi-round": ("MRTR-2",),
    "input-required-result-missing-input-response": ("MRTR-7",),
    "input-required-result-non-tool-request": ("MSG-1",),
    "input-required-result-result-type": ("MRTR-2",),
    "input-required-result-unsupported-methods": ("MRTR-6",),
    "input-required-result-tampered-state": ("MRTR-3",),
    "input-required-result-capability-check": ("CAP-4",),
    "input-required-result-ignore-extra-params": ("MRTR-7",),
    "input-required-result-validate-input": ("ERR-1",),
    "server-stateless": ("CAP-4",),
}
"""The scenarios of 2026-07-28 that ask, or that look at who may be asked, and what each of them shows."""

EARLIER_ASKING: Mapping[str, tuple[str, ...]] = {
    "elicitation-sep1034-defaults": ("FORM-2", "FORM-3", "FORM-4", "FORM-5", "LEG-2"),
    "elicitation-sep1330-enums": (),
    "tools-call-elicitation": ("LEG-2",),
    "tools-call-sampling": (),
}
"""The scenarios of 2025-11-25 in which the server pushes a request, and what each of them shows."""
