"""How the keys of well-known services look: a service, the fixed beginning of its keys, and what follows.

The beginnings are documented by the services themselves, so that leaked keys can be found; the table serves to find
typed ones. One row a kind of key: ``service beginning rest``.
"""

from __future__ import annotations

import functools
import re
from typing import Final, NamedTuple

_ROWS: Final = r"""
OpenAI sk-proj- [\w-]{20,}
OpenAI sk-svcacct- [\w-]{20,}
OpenAI sk-admin- [\w-]{20,}
Anthropic sk-ant- [\w-]{20,}
OpenRouter sk-or-v1- [0-9a-f]{32,}
OpenAI sk- [A-Za-z0-9]{20,}
Stripe sk_live_ [A-Za-z0-9]{16,}
Stripe sk_test_ [A-Za-z0-9]{16,}
Stripe rk_live_ [A-Za-z0-9]{16,}
Stripe rk_test_ [A-Za-z0-9]{16,}
Stripe whsec_ [A-Za-z0-9+/=]{16,}
GitHub ghp_ [A-Za-z0-9]{20,}
GitHub gho_ [A-Za-z0-9]{20,}
GitHub ghu_ [A-Za-z0-9]{20,}
GitHub ghs_ [\w.-]{20,}
GitHub ghr_ [A-Za-z0-9]{20,}
GitHub github_pat_ \w{20,}
GitLab glpat- [\w.-]{16,}
GitLab gldt- [\w-]{16,}
GitLab glrt- [\w-]{16,}
GitLab glptt- [\w-]{16,}
GitLab glcbt- [\w-]{16,}
AWS AKIA [A-Z0-9]{16}(?![A-Za-z0-9])
AWS ASIA [A-Z0-9]{16}(?![A-Za-z0-9])
AWS ABIA [A-Z0-9]{16}(?![A-Za-z0-9])
AWS ACCA [A-Z0-9]{16}(?![A-Za-z0-9])
Google AIza [\w-]{30,}
Google ya29. [\w-]{20,}
Google GOCSPX- [\w-]{20,}
Slack xoxb- [\w-]{10,}
Slack xoxp- [\w-]{10,}
Slack xoxa- [\w-]{10,}
Slack xoxr- [\w-]{10,}
Slack xoxs- [\w-]{10,}
Slack xoxe. [\w.-]{10,}
Slack xapp- [\w-]{10,}
Slack https://hooks.slack.com/services/ [\w/]{10,}
Discord https://discord.com/api/webhooks/ \d+/[\w-]{20,}
Discord https://discordapp.com/api/webhooks/ \d+/[\w-]{20,}
HuggingFace hf_ [A-Za-z0-9]{20,}
HuggingFace api_org_ [A-Za-z0-9]{20,}
Replicate r8_ [A-Za-z0-9]{20,}
Groq gsk_ [A-Za-z0-9]{20,}
xAI xai- [A-Za-z0-9]{20,}
Perplexity pplx- [A-Za-z0-9]{20,}
Fireworks fw_ [A-Za-z0-9]{20,}
Cerebras csk- [A-Za-z0-9]{20,}
NVIDIA nvapi- [\w-]{20,}
LangSmith lsv2_ \w{20,}
Langfuse sk-lf- [0-9a-f-]{20,}
Tavily tvly- [\w-]{16,}
Firecrawl fc- [0-9a-f]{24,}
Pinecone pcsk_ \w{20,}
npm npm_ [A-Za-z0-9]{20,}
PyPI pypi- [\w-]{30,}
RubyGems rubygems_ [0-9a-f]{20,}
crates.io cio [A-Za-z0-9]{32}(?![A-Za-z0-9])
Docker dckr_pat_ [\w-]{16,}
Docker dckr_oat_ [\w-]{16,}
DigitalOcean dop_v1_ [0-9a-f]{20,}
DigitalOcean doo_v1_ [0-9a-f]{20,}
DigitalOcean dor_v1_ [0-9a-f]{20,}
Heroku HRKU- [\w-]{20,}
Vercel vercel_blob_rw_ \w{16,}
Netlify nfp_ [A-Za-z0-9]{20,}
Fly.io fo1_ [\w-]{20,}
Fly.io FlyV1 [ ]?\w{20,}
Render rnd_ [A-Za-z0-9]{20,}
Supabase sbp_ [0-9a-f]{20,}
Supabase sb_secret_ \w{16,}
PlanetScale pscale_tkn_ [\w-]{16,}
PlanetScale pscale_oauth_ [\w-]{16,}
PlanetScale pscale_pw_ [\w-]{16,}
Neon napi_ [A-Za-z0-9]{20,}
Databricks dapi [0-9a-f]{32}
Snyk snyk_ [\w.-]{20,}
SonarQube sqp_ [0-9a-f]{20,}
SonarQube squ_ [0-9a-f]{20,}
SonarQube sqa_ [0-9a-f]{20,}
Sentry sntrys_ [\w+/=-]{20,}
Sentry sntryu_ [0-9a-f]{20,}
Grafana glsa_ \w{20,}
Grafana glc_ [\w+/=]{20,}
NewRelic NRAK- [A-Z0-9]{20,}
NewRelic NRJS- [0-9a-f]{16,}
Dynatrace dt0c01. [A-Z0-9.]{20,}
Dynatrace dt0s01. [A-Z0-9.]{20,}
Honeycomb hcaik_ \w{20,}
PostHog phx_ [A-Za-z0-9]{20,}
PagerDuty u+ [\w-]{18}(?![\w-])
Doppler dp.pt. [A-Za-z0-9]{20,}
Doppler dp.st. [\w.]{20,}
Vault hvs. [\w-]{20,}
Vault hvb. [\w-]{20,}
Terraform atlasv1. [\w-]{20,}
Pulumi pul- [0-9a-f]{20,}
Prefect pnu_ [A-Za-z0-9]{20,}
Infracost ico- [A-Za-z0-9]{20,}
1Password ops_ [\w+/=-]{60,}
Age AGE-SECRET-KEY-1 [A-Z0-9]{20,}
SendGrid SG. [\w-]{16,}\.[\w-]{16,}
Mailgun key- [0-9a-f]{32}
Mailchimp mandrill- [\w-]{16,}
Brevo xkeysib- [0-9a-zA-Z-]{20,}
Brevo xsmtpsib- [0-9a-zA-Z-]{20,}
Resend re_ [A-Za-z0-9]{6,}_[A-Za-z0-9]{12,}
Twilio SK [0-9a-f]{32}(?![0-9a-zA-Z])
Notion secret_ [A-Za-z0-9]{30,}
Notion ntn_ [A-Za-z0-9]{20,}
Linear lin_api_ [A-Za-z0-9]{20,}
Linear lin_oauth_ [A-Za-z0-9]{20,}
Airtable pat [A-Za-z0-9]{14}\.[0-9a-f]{32,}
Asana 1/ \d{10,}:[0-9a-f]{16,}
Atlassian ATATT3 [\w=-]{20,}
Atlassian ATCTT3 [\w=-]{20,}
Bitbucket ATBB [\w=]{20,}
Figma figd_ [\w-]{20,}
HubSpot pat-na1- [0-9a-f-]{20,}
HubSpot pat-eu1- [0-9a-f-]{20,}
Intercom dG9rO [\w=]{20,}
Shopify shpat_ [0-9a-fA-F]{20,}
Shopify shpca_ [0-9a-fA-F]{20,}
Shopify shppa_ [0-9a-fA-F]{20,}
Shopify shpss_ [0-9a-fA-F]{20,}
Square sq0atp- [\w-]{16,}
Square sq0csp- [\w-]{16,}
Square EAAA [\w-]{50,}
PayPal access_token$production$ \w+\$[0-9a-f]{16,}
Plaid access-production- [0-9a-f-]{20,}
Plaid access-sandbox- [0-9a-f-]{20,}
Razorpay rzp_live_ [A-Za-z0-9]{12,}
Flutterwave FLWSECK- [\w-]{16,}
Flutterwave FLWSECK_TEST- [\w-]{16,}
Adyen AQE [A-Za-z0-9+/=.{}\[\]()<>^-]{50,}
Dropbox sl. [\w-]{60,}
Mapbox sk.eyJ [\w.-]{20,}
Contentful CFPAT- [\w-]{20,}
Postman PMAK- [0-9a-f-]{20,}
ReadMe rdme_ [0-9a-z]{20,}
EasyPost EZAK [A-Za-z0-9]{30,}
Duffel duffel_live_ [\w=-]{20,}
Shippo shippo_live_ [0-9a-f]{20,}
Telegram bot \d{8,10}:[\w-]{35}
Facebook EAA [A-Za-z0-9]{60,}
LaunchDarkly sdk- [0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{20,}
LaunchDarkly api- [0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{20,}
ClickHouse 4b1d [A-Za-z0-9]{38}(?![A-Za-z0-9])
Alibaba LTAI [A-Za-z0-9]{12,20}(?![A-Za-z0-9])
Tencent AKID [A-Za-z0-9]{30,}
Yandex y0_ [\w-]{30,}
Yandex AQVN [\w-]{30,}
Zapier zpka_ [\w-]{16,}
Typeform tfp_ [\w-]{20,}
Clojars CLOJARS_ [0-9a-z]{40,}
Buildkite bkua_ [0-9a-f]{20,}
CircleCI CCIPAT_ [\w-]{20,}
Travis tvs_ [\w-]{20,}
Confluent cflt [A-Za-z0-9+/]{50,}
Scaleway SCW [A-Z0-9]{17}(?![A-Z0-9])
Hashnode hn_ [\w-]{30,}
Tailscale tskey- [\w-]{16,}
ngrok 2 [A-Za-z0-9]{26}_[A-Za-z0-9]{20,}
WakaTime waka_ [0-9a-f-]{20,}
Wise wise_ [0-9a-f-]{30,}
"""


class Row(NamedTuple):
    """One kind of key: whose it is, how it begins, what follows."""

    provider: str
    prefix: str
    rest: str


def _row(line: str) -> Row:
    provider, prefix, rest = line.split(" ", 2)
    return Row(provider, prefix, rest)


ROWS: Final[tuple[Row, ...]] = tuple(_row(line) for line in _ROWS.strip().splitlines())
"""Every kind of key that is known by its beginning."""

# Beginnings that are unmistakable in running text: long enough, and ending in a sign that no word has there.
_SPOKEN = re.compile(r"[A-Za-z0-9]{2,}[A-Za-z0-9_-]*[-_]|AKIA|AIza|LTAI|hvs\.")
_HINT = re.compile(r"[-_]|AKIA|AIza|LTAI|eyJ|hvs\.")
_EVERYDAY = frozenset(
    {"access-production-", "access-sandbox-", "api-", "sdk-", "key-", "npm_", "pypi-", "secret_", "re_", "fc-", "hf_"}
    | {"fw_", "hn_", "wise_", "waka_", "y0_", "pul-", "ico-", "tvs_", "rnd_", "glc_", "snyk_", "rdme_", "CLOJARS_"}
    | {"FlyV1", "mandrill-", "pat-na1-", "rubygems_"}
)


@functools.cache
def _whole() -> re.Pattern[str]:
    rows = "|".join(f"{re.escape(row.prefix)}{row.rest}" for row in ROWS)
    return re.compile(rf"(?<![A-Za-z0-9_-])(?:{rows})")


@functools.cache
def _beginnings() -> re.Pattern[str]:
    prefixes = sorted({row.prefix for row in ROWS if _SPOKEN.fullmatch(row.prefix)} - _EVERYDAY, key=len, reverse=True)
    spoken = "|".join(re.escape(prefix) for prefix in (*prefixes, "eyJ", "-----BEGIN"))
    return re.compile(rf"(?<![\w-])(?:{spoken})(?!SK\b|sk\b)")


def key_in(value: str) -> tuple[str, int, int] | None:
    """Return whose key a value holds and where it stands."""
    match = _whole().search(value)
    if match is None:
        return None
    provider = max(
        (row for row in ROWS if match.group().startswith(row.prefix)), key=lambda row: len(row.prefix)
    ).provider
    return provider, *match.span()


def prefix_in(text: str) -> tuple[int, int] | None:
    """Return where a text names the beginning of a key, as in *starts with sk-*."""
    if not _HINT.search(text):
        return None
    match = _beginnings().search(text)
    return match.span() if match else None
