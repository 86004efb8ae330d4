"""A provider is data; what must not be used is refused before the first request."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from mcp.server import MCPServer

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.metadata import read_metadata, well_known
from mcp_elicitation.server.oauth.presets import GITHUB, GITLAB, GOOGLE, PRESETS
from mcp_elicitation.server.oauth.provider import (
    Endpoints,
    Provider,
    ProviderUnusableError,
    may_send_to,
    require_foreign,
    require_sound,
)
from mcp_elicitation.server.oauth.trouble import OAuthFailedError
from mcp_elicitation.text import Text

HUB = Provider(
    name="hub",
    title=Text("Hub", "Hub"),
    client_id="c",
    client_secret=Secret("a-secret-of-the-client"),
    issuer="https://hub.example",
    discovery="oauth",
    hosts=("api.hub.example",),
)

DOCUMENT: dict[str, object] = {
    "issuer": "https://hub.example",
    "authorization_endpoint": "https://hub.example/authorize",
    "token_endpoint": "https://hub.example/token",
    "code_challenge_methods_supported": ["plain", "S256"],
    "authorization_response_iss_parameter_supported": True,
}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_preset_is_sound_once_it_has_a_client(name: str) -> None:
    require_sound(PRESETS[name].with_client("id", "secret"))
    assert PRESETS[name].title.zh


def test_a_preset_without_a_client_is_refused() -> None:
    with pytest.raises(ProviderUnusableError, match="with_client"):
        require_sound(GITHUB)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"name": "Hub!"}, "redirect URI", id="name"),
        pytest.param({"name": "linked"}, "redirect URI", id="reserved name"),
        pytest.param({"client_secret": None}, "client secret", id="no secret"),
        pytest.param({"authentication": "private_key_jwt"}, "private_key", id="no key"),
        pytest.param({"authentication": "none", "pkce": False}, "PKCE", id="public without PKCE"),
        pytest.param({"hosts": ()}, "hosts", id="no hosts"),
        pytest.param({"hosts": ("https://api.hub.example",)}, "hosts", id="a URL as host"),
        pytest.param({"hosts": ("*",)}, "hosts", id="every host"),
        pytest.param({"issuer": ""}, "issuer", id="discovery without issuer"),
        pytest.param({"discovery": "none"}, "endpoints", id="no endpoints"),
        pytest.param({"issuer": "http://hub.example"}, "https", id="plain http"),
        pytest.param({"issuer": "https://u:p@hub.example"}, "https", id="credentials"),
        pytest.param({"issuer": "http://127.0.0.1:1"}, "https", id="loopback unasked"),
        pytest.param({"issuer": "http://localhost:1", "private_network": True}, "https", id="localhost is a name"),
    ],
)
def test_a_provider_that_must_not_be_used_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ProviderUnusableError, match=said):
        require_sound(replace(HUB, **change))


@pytest.mark.requirement("URL-2")
@pytest.mark.parametrize(
    "issuer", ["https://as.example", "https://as.example/", "https://AS.example:443"], ids=["same", "slash", "spelling"]
)
def test_this_servers_own_authorisation_server_is_no_third_party(issuer: str) -> None:
    own = ["https://as.example"]
    with pytest.raises(ProviderUnusableError, match="MCP authorisation"):
        require_foreign(replace(HUB, issuer=issuer), own)
    by_endpoints = Endpoints(authorization=f"{issuer.rstrip('/')}/a", token="https://as.example/t")
    with pytest.raises(ProviderUnusableError):
        require_foreign(replace(HUB, issuer="", discovery="none", endpoints=by_endpoints), own)
    require_foreign(HUB, own)


@pytest.mark.requirement("URL-2")
def test_a_server_that_names_its_own_authorisation_server_as_provider_does_not_start() -> None:
    from mcp_elicitation import Elicitation
    from mcp_elicitation.server.connect.visitor import SignIn

    with pytest.raises(ProviderUnusableError):
        Elicitation(
            MCPServer("travel"),
            public_url="https://a.example",
            visitor=SignIn(issuer="https://hub.example", client_id="pages"),
            providers=[HUB],
        )


def test_two_providers_of_one_name_would_share_a_redirect_uri() -> None:
    from mcp_elicitation import Elicitation

    with pytest.raises(ProviderUnusableError, match="redirect URI"):
        Elicitation(MCPServer("travel"), providers=[HUB, HUB])


@pytest.mark.parametrize(
    ("provider", "url"),
    [
        (replace(HUB, issuer="https://hub.example/t/1"), "https://hub.example/.well-known/oauth-authorization-server/t/1"),
        (HUB, "https://hub.example/.well-known/oauth-authorization-server"),
        (replace(HUB, discovery="openid", issuer="https://hub.example/t/"),
         "https://hub.example/t/.well-known/openid-configuration"),
        (GITLAB, "https://gitlab.com/.well-known/openid-configuration"),
    ],
    ids=["RFC 8414 with a path", "RFC 8414", "OpenID with a path", "GitLab"],
)  # fmt: skip
def test_metadata_stands_where_the_specifications_say(provider: Provider, url: str) -> None:
    assert well_known(provider) == url


def test_metadata_gives_the_endpoints() -> None:
    read = read_metadata(DOCUMENT, HUB)
    assert (read.token, read.names_itself, read.revocation) == ("https://hub.example/token", True, "")


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"issuer": "https://evil.example"}, "metadata_issuer"),
        ({"issuer": "https://hub.example/"}, "metadata_issuer"),
        ({"issuer": None}, "metadata_issuer"),
        ({"code_challenge_methods_supported": ["plain"]}, "metadata_pkce"),
        ({"token_endpoint": "http://hub.example/token"}, "metadata_endpoint"),
        ({"token_endpoint": "file:///etc/passwd"}, "metadata_endpoint"),
        ({"authorization_endpoint": None}, "metadata_endpoint"),
        ({"authorization_endpoint": "javascript:alert(1)"}, "metadata_endpoint"),
        ({"revocation_endpoint": "https://u@hub.example/r"}, "metadata_endpoint"),
    ],
    ids=str,
)
def test_metadata_that_does_not_fit_is_not_believed(change: dict[str, object], trouble: str) -> None:
    with pytest.raises(OAuthFailedError) as caught:
        read_metadata({**DOCUMENT, **change}, HUB)
    assert caught.value.trouble == trouble


@pytest.mark.parametrize(
    ("host", "port", "allowed"),
    [
        ("www.googleapis.com", None, True),
        ("WWW.GoogleApis.com.", None, True),
        ("googleapis.com", None, False),
        ("googleapis.com.evil.example", None, False),
        ("evilgoogleapis.com", None, False),
        ("www.googleapis.com", 8443, False),
    ],
)
def test_a_token_goes_to_the_hosts_of_its_provider_alone(host: str, port: int | None, allowed: bool) -> None:
    assert may_send_to(GOOGLE, host, port) is allowed


def test_a_secret_stands_in_no_repr() -> None:
    assert "a-secret-of-the-client" not in repr(HUB)
