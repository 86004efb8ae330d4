"""The judge of one ask: review, policy, history and the time go in, a decision comes out. Pure."""

from __future__ import annotations

from mcp_elicitation.client.policy.decision import Answer, Ask, Decision, Refuse, refuse
from mcp_elicitation.client.policy.history import History
from mcp_elicitation.client.policy.patterns import host_of, matches_host
from mcp_elicitation.client.policy.policy import Policy, Rule
from mcp_elicitation.client.review import Review, ServerIdentity
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import MODES, FormElicitation, Mode, UrlElicitation
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import WHOLE_FORM


def decide(
    review: Review, policy: Policy, history: History, now: float, *, attended: bool, remembered: Content | None = None
) -> Decision:
    """Decide whether a person is asked, and what is answered when not (SEC-2).

    Rules come before limits, limits before answers, answers before the person; form and URL take the same way.

    Args:
        review: What is asked, and by whom.
        policy: The rules.
        history: What this server asked lately.
        now: Seconds since the epoch.
        attended: Whether a person can be shown this mode.
        remembered: What the person agreed to have remembered for exactly this question, as far as it still stands.
    """
    rule = policy.rule_for(review.server, review.request)
    refused = _refused(review, rule) or _limited(review, policy, history, now)
    if refused is not None:
        return refused
    verdict = rule.verdict(review.elicitation.mode)
    if attended and verdict != "allow":
        return Ask()
    answered = _answered(review, rule, remembered)
    return Ask() if attended and isinstance(answered, Refuse) else answered


def servable(policy: Policy, modes: Modes, *, server: ServerIdentity | None = None) -> Modes:
    """Return the modes in which something other than a refusal can come of an ask (CAP-3).

    Args:
        policy: The rules.
        modes: What the surface can show to a person.
        server: The server that they are declared to; None where it is not known yet.
    """
    rules = policy.rules_for(server)
    served = {mode: any(_serves(rule, mode, is_attended(policy, modes, mode)) for rule in rules) for mode in MODES}
    return Modes(form=served["form"], url=served["url"])


def is_attended(policy: Policy, modes: Modes, mode: Mode) -> bool:
    """Tell whether a person can be shown a mode."""
    return mode in modes and not policy.unattended


def _serves(rule: Rule, mode: Mode, attended: bool) -> bool:  # noqa: FBT001  private, and one word says it
    if rule.verdict(mode) in {"deny", "cancel"}:
        return False
    return attended or (mode == "form" and bool(rule.answers))


def _refused(review: Review, rule: Rule) -> Refuse | None:
    verdict = rule.verdict(review.elicitation.mode)
    if verdict == "deny":
        return refuse("server_denied", review)
    if verdict == "cancel":
        return refuse("server_cancelled", review)
    if isinstance(review.elicitation, UrlElicitation) and (rule.hosts or rule.refused_hosts):
        return _refused_host(review, review.elicitation.url, rule)
    return None


def _refused_host(review: Review, url: str, rule: Rule) -> Refuse | None:
    host = host_of(url)
    if host is None:
        return refuse("host_unreadable", review)
    if any(matches_host(pattern, host) for pattern in rule.refused_hosts):
        return refuse("host_refused", review, host=host)
    if rule.hosts and not any(matches_host(pattern, host) for pattern in rule.hosts):
        return refuse("host_not_listed", review, host=host)
    return None


def _limited(review: Review, policy: Policy, history: History, now: float) -> Refuse | None:
    if history.is_cooling(policy.limits, now):
        return refuse("cooling_down", review)
    if history.is_full(policy.limits, now):
        return refuse("too_many_prompts", review, limit=policy.limits.prompts)
    return None


def _answered(review: Review, rule: Rule, remembered: Content | None) -> Answer | Refuse:
    """Answer from what was opted in: never from a default of the server's, a draft, or nothing at all."""
    if review.grave:
        return refuse("doubtful", review)
    if not isinstance(review.elicitation, FormElicitation):
        # The person consented to exactly this URL; it is not opened again, and a new one is asked (CURL-2).
        consented = remembered is not None and rule.url == "allow"
        return Answer(code="consented_before") if consented else refuse("nobody_there", review)
    form = review.elicitation.form
    opted_in = {**_remembered(rule, remembered), **_opted_in(rule, form)}
    if not opted_in:
        return refuse("nobody_there", review)
    checked = form.check(opted_in)
    missing = [each.field for each in checked.problems if each.code == "required"]
    unfit = [each.field or WHOLE_FORM for each in checked.problems if each.code != "required"]
    if unfit:
        return refuse("answers_do_not_fit", review, fields=unfit)
    if missing:
        return refuse("answers_missing", review, fields=missing)
    return Answer(content=checked.content, code="opted_in" if _opted_in(rule, form) else "consented_before")


def _remembered(rule: Rule, remembered: Content | None) -> Content:
    if remembered is None or rule.form != "allow":
        return {}
    return {name: value for name, value in remembered.items() if name in rule.remember_fields}


def _opted_in(rule: Rule, form: Form) -> Content:
    return {each.name: rule.answers[each.name] for each in form.fields if each.name in rule.answers}
