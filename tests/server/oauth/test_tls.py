"""The connection goes to the address that was judged, and TLS still asks who is there by its name (O16)."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
import uvicorn
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from tests.server.connect.world import listening

from mcp_elicitation.server.oauth.http import GuardedTransport


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Make a certificate that names a host, and trusts itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(minutes=1))
        .not_valid_after(now + dt.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return chain, secret


@asynccontextmanager
async def tls_server(chain: Path, key: Path) -> AsyncGenerator[int]:
    async def answer(request: Request) -> Response:
        return JSONResponse({"host": request.headers["host"]})

    with listening() as listener:
        app = Starlette(routes=[Route("/", answer)])
        config = uvicorn.Config(app, log_level="error", ws="none", ssl_certfile=chain, ssl_keyfile=key)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            if serving.done():
                await serving
            await asyncio.sleep(0)
        try:
            yield int(listener.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


async def here(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


async def test_the_certificate_must_name_the_host_and_not_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain, key = certificate(tmp_path, "hub.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(chain))
    async with tls_server(chain, key) as port:
        transport = GuardedTransport(private_network=True, resolver=here)
        async with httpx2.AsyncClient(transport=transport) as client:
            said = await client.get(f"https://hub.example:{port}/")
            assert said.json() == {"host": f"hub.example:{port}"}
        transport = GuardedTransport(private_network=True, resolver=here)
        async with httpx2.AsyncClient(transport=transport) as client:
            with pytest.raises(httpx2.ConnectError, match=r"(?i)certificate|hostname"):
                await client.get(f"https://evil.example:{port}/")
        guarded = GuardedTransport(private_network=False, resolver=here)
        async with httpx2.AsyncClient(transport=guarded) as client:
            with pytest.raises(httpx2.TransportError, match="address"):
                await client.get(f"https://hub.example:{port}/")
