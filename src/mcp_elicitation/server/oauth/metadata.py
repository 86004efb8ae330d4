"""What an issuer says of itself (RFC 8414, OpenID Connect Discovery): where it stands, and what of it is believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from mcp_elicitation.server.oauth.address import split_endpoint
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError


def well_known(provider: Provider) -> str:
    """Return where the metadata of an issuer stands.

    OpenID Connect appends to the issuer's path; RFC 8414 §3.1 puts its own name between host and path.
    """
    issuer = provider.issuer.rstrip("/")
    if provider.discovery == "openid":
        return f"{issuer}/.well-known/openid-configuration"
    parts = urlsplit(issuer)
    return f"{parts.scheme}://{parts.netloc}/.well-known/oauth-authorization-server{parts.path}"


def read_metadata(document: Mapping[str, object], provider: Provider) -> Endpoints:
    """Read the metadata of a provider.

    Raises:
        OAuthFailedError: It calls itself something else than configured (O6), cannot do PKCE with S256 although it
            should (O7), or an endpoint must not be called (O16).
    """
    if document.get("issuer") != provider.issuer:
        raise OAuthFailedError("metadata_issuer")
    methods = document.get("code_challenge_methods_supported")
    if provider.pkce and isinstance(methods, Sequence) and "S256" not in methods:
        raise OAuthFailedError("metadata_pkce")
    return Endpoints(
        authorization=_endpoint(document, "authorization_endpoint", provider, needed=True),
        token=_endpoint(document, "token_endpoint", provider, needed=True),
        revocation=_endpoint(document, "revocation_endpoint", provider),
        keys=_endpoint(document, "jwks_uri", provider, needed=provider.is_openid),
        names_itself=document.get("authorization_response_iss_parameter_supported") is True,
    )


def _endpoint(document: Mapping[str, object], name: str, provider: Provider, *, needed: bool = False) -> str:
    url = document.get(name)
    if url is None and not needed:
        return ""
    if not isinstance(url, str) or split_endpoint(url, private_network=provider.private_network) is None:
        raise OAuthFailedError("metadata_endpoint")
    return url
