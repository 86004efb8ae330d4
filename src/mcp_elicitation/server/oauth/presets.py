"""Well-known providers as values: ``GITHUB.with_client("id", "secret")``.

Each says where the provider is and how it departs from the standard; what stands in a preset was taken from the
provider's own documentation. A provider that is missing here is a ``Provider`` like these, written by the author.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.provider import Account, Endpoints, Provider, Quirks
from mcp_elicitation.text import Text


def _same(name: str) -> Text:
    return Text(name, name)


GITHUB = Provider(
    name="github",
    title=_same("GitHub"),
    endpoints=Endpoints(
        authorization="https://github.com/login/oauth/authorize",
        token="https://github.com/login/oauth/access_token",
        revocation="https://api.github.com/applications/{client_id}/grant",
    ),
    hosts=("api.github.com", "uploads.github.com"),
    account=Account(url="https://api.github.com/user", subject="id", labels=("login", "name")),
    quirks=Quirks(
        parameters={"prompt": "select_account"},
        ended=frozenset({"bad_refresh_token"}),
        covers={
            "repo": ("repo:status", "repo_deployment", "public_repo", "repo:invite", "security_events"),
            "user": ("read:user", "user:email", "user:follow"),
            "admin:org": ("write:org", "read:org"),
            "write:org": ("read:org",),
        },
        revocation="github",
    ),
)

GOOGLE = Provider(
    name="google",
    title=_same("Google"),
    issuer="https://accounts.google.com",
    discovery="openid",
    scopes=("openid", "email"),
    hosts=(".googleapis.com",),
    quirks=Quirks(
        # Without both, Google gives a refresh token only the very first time.
        parameters={"access_type": "offline", "prompt": "consent select_account"},
        covers={
            "https://www.googleapis.com/auth/userinfo.email": ("email",),
            "https://www.googleapis.com/auth/userinfo.profile": ("profile",),
        },
    ),
)

MICROSOFT = Provider(
    name="microsoft",
    title=Text("Microsoft", "微软"),
    # The issuer of `common` is a pattern, which nothing can be compared with: the endpoints stand here instead.
    endpoints=Endpoints(
        authorization="https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
        token="https://login.microsoftonline.com/common/oauth2/v2.0/token",
    ),
    scopes=("offline_access", "User.Read"),
    hosts=("graph.microsoft.com",),
    account=Account(
        url="https://graph.microsoft.com/v1.0/me", subject="id", labels=("userPrincipalName", "mail", "displayName")
    ),
    # What stands in the answer names no offline_access, although it is granted.
    quirks=Quirks(
        parameters={"prompt": "select_account"},
        covers={"User.Read": ("offline_access",)},
        revocation="none",
    ),
)

SLACK = Provider(
    name="slack",
    title=_same("Slack"),
    endpoints=Endpoints(
        authorization="https://slack.com/oauth/v2/authorize",
        token="https://slack.com/api/oauth.v2.access",
        revocation="https://slack.com/api/auth.revoke",
    ),
    authentication="basic",
    # PKCE is a setting of the app that makes it a public client for good; switch it on here when the app has it.
    pkce=False,
    hosts=("slack.com",),
    account=Account(subject="authed_user.id", labels=("team.name", "authed_user.id")),
    quirks=Quirks(
        asks={"scope": "user_scope"},
        scope_separator=",",
        within="authed_user",
        ended=frozenset({"invalid_refresh_token", "token_revoked", "token_expired"}),
        revocation="bearer",
    ),
)

NOTION = Provider(
    name="notion",
    title=_same("Notion"),
    endpoints=Endpoints(
        authorization="https://api.notion.com/v1/oauth/authorize",
        token="https://api.notion.com/v1/oauth/token",
        revocation="https://api.notion.com/v1/oauth/revoke",
    ),
    authentication="basic",
    pkce=False,
    hosts=("api.notion.com",),
    account=Account(subject="owner.user.id", labels=("owner.user.person.email", "owner.user.name", "workspace_name")),
    quirks=Quirks(parameters={"owner": "user"}, json=True, headers={"notion-version": "2022-06-28"}, revocation="json"),
)

LINEAR = Provider(
    name="linear",
    title=_same("Linear"),
    endpoints=Endpoints(
        authorization="https://linear.app/oauth/authorize",
        token="https://api.linear.app/oauth/token",
        revocation="https://api.linear.app/oauth/revoke",
    ),
    scopes=("read",),
    hosts=("api.linear.app",),
    account=Account(
        url="https://api.linear.app/graphql",
        post='{"query": "{ viewer { id name email } }"}',
        subject="data.viewer.id",
        labels=("data.viewer.email", "data.viewer.name"),
    ),
    quirks=Quirks(parameters={"prompt": "consent"}, scope_separator=","),
)

ATLASSIAN = Provider(
    name="atlassian",
    title=_same("Atlassian"),
    endpoints=Endpoints(
        authorization="https://auth.atlassian.com/authorize", token="https://auth.atlassian.com/oauth/token"
    ),
    pkce=False,
    scopes=("offline_access", "read:me"),
    hosts=("api.atlassian.com",),
    account=Account(url="https://api.atlassian.com/me", subject="account_id", labels=("email", "name")),
    quirks=Quirks(
        parameters={"audience": "api.atlassian.com", "prompt": "consent"},
        json=True,
        ended=frozenset({"unauthorized_client"}),
        revocation="none",
    ),
)

GITLAB = Provider(
    name="gitlab",
    title=_same("GitLab"),
    issuer="https://gitlab.com",
    discovery="openid",
    scopes=("openid", "email"),
    hosts=("gitlab.com",),
)
"""A GitLab of one's own: ``replace(GITLAB, issuer=…, hosts=…)``, with ``private_network=True`` inside a network."""

DISCORD = Provider(
    name="discord",
    title=_same("Discord"),
    endpoints=Endpoints(
        authorization="https://discord.com/oauth2/authorize",
        token="https://discord.com/api/oauth2/token",
        revocation="https://discord.com/api/oauth2/token/revoke",
    ),
    scopes=("identify",),
    hosts=("discord.com",),
    account=Account(url="https://discord.com/api/users/@me", subject="id", labels=("username", "global_name")),
    quirks=Quirks(parameters={"prompt": "consent"}),
)

FEISHU = Provider(
    name="feishu",
    title=Text("Feishu", "飞书"),
    endpoints=Endpoints(
        authorization="https://accounts.feishu.cn/open-apis/authen/v1/authorize",
        token="https://accounts.feishu.cn/oauth/v3/token",
    ),
    scopes=("offline_access",),
    hosts=("open.feishu.cn",),
    account=Account(
        url="https://open.feishu.cn/open-apis/authen/v1/user_info",
        subject="data.open_id",
        labels=("data.name", "data.en_name"),
    ),
    quirks=Quirks(json=True, revocation="none"),
)

LARK = Provider(
    name="lark",
    title=_same("Lark"),
    endpoints=Endpoints(
        authorization="https://accounts.larksuite.com/open-apis/authen/v1/authorize",
        token="https://accounts.larksuite.com/oauth/v3/token",
    ),
    scopes=FEISHU.scopes,
    hosts=("open.larksuite.com",),
    account=Account(
        url="https://open.larksuite.com/open-apis/authen/v1/user_info",
        subject="data.open_id",
        labels=("data.name", "data.en_name"),
    ),
    quirks=FEISHU.quirks,
)

DINGTALK = Provider(
    name="dingtalk",
    title=Text("DingTalk", "钉钉"),
    endpoints=Endpoints(
        authorization="https://login.dingtalk.com/oauth2/auth",
        token="https://api.dingtalk.com/v1.0/oauth2/userAccessToken",
    ),
    pkce=False,
    # `openid` is a scope of its own there, and no OpenID Connect: there is no id token.
    scopes=("openid",),
    hosts=("api.dingtalk.com",),
    account=Account(url="https://api.dingtalk.com/v1.0/contact/users/me", subject="unionId", labels=("nick", "mobile")),
    quirks=Quirks(
        parameters={"prompt": "consent"},
        code="authCode",
        json=True,
        sends={
            "client_id": "clientId",
            "client_secret": "clientSecret",
            "grant_type": "grantType",
            "refresh_token": "refreshToken",
        },
        answers={"access_token": "accessToken", "refresh_token": "refreshToken", "expires_in": "expireIn"},
        header="x-acs-dingtalk-access-token",
        revocation="none",
    ),
)

GITEE = Provider(
    name="gitee",
    title=_same("Gitee"),
    endpoints=Endpoints(authorization="https://gitee.com/oauth/authorize", token="https://gitee.com/oauth/token"),
    pkce=False,
    scopes=("user_info",),
    hosts=("gitee.com",),
    account=Account(url="https://gitee.com/api/v5/user", subject="id", labels=("login", "name")),
    quirks=Quirks(revocation="none"),
)


def wecom(corp_id: str, corp_secret: Secret | str, agent_id: str) -> Provider:
    """Return WeCom, which says who a person is and gives no token of theirs.

    Args:
        corp_id: The id of the company.
        corp_secret: The secret of its application.
        agent_id: The id of its application.
    """
    quirks = Quirks(
        parameters={"login_type": "CorpApp", "agentid": agent_id},
        asks={"client_id": "appid", "response_type": ""},
        revocation="none",
        tokens="company",
    )
    return Provider(
        name="wecom",
        title=Text("WeCom", "企业微信"),
        endpoints=Endpoints(
            authorization="https://login.work.weixin.qq.com/wwlogin/sso/login",
            token="https://qyapi.weixin.qq.com/cgi-bin/gettoken",
        ),
        pkce=False,
        account=Account(
            url="https://qyapi.weixin.qq.com/cgi-bin/auth/getuserinfo", subject="userid", labels=("userid",)
        ),
        quirks=quirks,
    ).with_client(corp_id, corp_secret)


PRESETS: Mapping[str, Provider] = MappingProxyType(
    {
        each.name: each
        for each in (
            GITHUB, GOOGLE, MICROSOFT, SLACK, NOTION, LINEAR, ATLASSIAN, GITLAB, DISCORD, FEISHU, LARK, DINGTALK, GITEE,
        )
    }
)  # fmt: skip
"""All that need a client alone, by name; WeCom needs its application's id as well."""
