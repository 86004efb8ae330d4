"""Rules for who may ask, and how: as data, so that the same answer comes out wherever they are applied.

    TOML ─ load ─▶ read ─▶ Policy ┐
                           Review ├─▶ decide ─▶ Ask | Refuse | Answer ─▶ Guarded ─▶ the surface, or nobody
           History, what is remembered ┘

``policy`` holds the values, ``patterns`` says what a pattern matches, ``read`` turns TOML into a policy and names line
and key of what is wrong, ``describe`` says a policy in words, ``decide`` judges one ask. All of that is pure; ``load``
reads a file, ``consents`` keeps what a person agreed to have remembered in a store, ``guarded`` applies the decisions
and has the clock.

Nothing is accepted for a person but what the policy opts in, field by field. A URL is never opened from here. Where
nobody is there and nothing is opted in, the answer is cancel: a refusal that nobody spoke is not invented.
"""

from __future__ import annotations

from mcp_elicitation.client.policy.consents import Consents
from mcp_elicitation.client.policy.decide import decide, servable
from mcp_elicitation.client.policy.decision import Answer, Ask, Decision, Refuse
from mcp_elicitation.client.policy.guarded import Guarded
from mcp_elicitation.client.policy.history import History
from mcp_elicitation.client.policy.load import default_path, load_policy
from mcp_elicitation.client.policy.policy import Limits, Policy, Rule
from mcp_elicitation.client.policy.problem import PolicyError, PolicyProblem
from mcp_elicitation.client.policy.read import read_policy

__all__ = [
    "Answer",
    "Ask",
    "Consents",
    "Decision",
    "Guarded",
    "History",
    "Limits",
    "Policy",
    "PolicyError",
    "PolicyProblem",
    "Refuse",
    "Rule",
    "decide",
    "default_path",
    "load_policy",
    "read_policy",
    "servable",
]
