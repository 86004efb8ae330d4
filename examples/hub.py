"""Demo Hub: a third party on this machine, with accounts, consent and a calendar. For demonstration only.

python examples/hub.py --http PORT

Everybody is signed in as the same person here, and nothing is kept when it ends.
"""

import base64
import hashlib
import html
import secrets
import sys
from urllib.parse import parse_qs, urlencode

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

PAGE = """<!doctype html><meta charset="utf-8"><title>Demo Hub</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 32rem; margin: 4rem auto; padding: 0 1rem">
<h1>Demo Hub</h1><p>You are signed in as <strong>sam@demo-hub</strong>.</p>
<p>Calendar desk asks for: <strong>{scope}</strong></p>
<form method="post" action="/decide"><input type="hidden" name="asked" value="{asked}">
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></form>"""

asked_for: dict[str, dict[str, str]] = {}
codes: dict[str, dict[str, str]] = {}
refreshes: set[str] = set()
tokens: set[str] = set()


async def form_of(request: Request) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs((await request.body()).decode()).items()}


async def authorize(request: Request) -> Response:
    """Show who asks for what; nothing is granted before a button is pressed."""
    asked = secrets.token_urlsafe(16)
    asked_for[asked] = dict(request.query_params)
    return HTMLResponse(PAGE.format(scope=html.escape(request.query_params.get("scope", "")), asked=asked))


async def decide(request: Request) -> Response:
    """Send the browser back with a code, or with the word that the person said no."""
    form = await form_of(request)
    asked = asked_for.pop(form["asked"])
    said = {"state": asked["state"], "iss": f"http://{request.headers['host']}"}
    if form["answer"] == "allow":
        said["code"] = secrets.token_urlsafe(16)
        codes[said["code"]] = asked
    else:
        said["error"] = "access_denied"
    return RedirectResponse(f"{asked['redirect_uri']}?{urlencode(said)}", 303)


async def token(request: Request) -> Response:
    """Exchange a code with its PKCE verifier, or a refresh token that is good for one use."""
    form = await form_of(request)
    asked = codes.pop(form.get("code", ""), None)
    if asked is not None:
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        good = asked["redirect_uri"] == form.get("redirect_uri") and asked["code_challenge"] == challenge
    else:
        good = form.get("refresh_token") in refreshes
        refreshes.discard(form.get("refresh_token", ""))
    if not good:
        return JSONResponse({"error": "invalid_grant"}, 400)
    access, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    tokens.add(access)
    refreshes.add(refresh)
    said = {"access_token": access, "refresh_token": refresh, "token_type": "Bearer", "expires_in": 600}
    return JSONResponse(said)


async def revoke(request: Request) -> Response:
    """Forget a token (RFC 7009)."""
    given = (await form_of(request)).get("token", "")
    tokens.discard(given)
    refreshes.discard(given)
    return Response()


def is_known(request: Request) -> bool:
    return request.headers.get("authorization", "").removeprefix("Bearer ") in tokens


async def me(request: Request) -> Response:
    return JSONResponse({"id": "sam", "name": "sam@demo-hub"}) if is_known(request) else Response(status_code=401)


async def events(request: Request) -> Response:
    return JSONResponse(["09:00 Stand-up", "13:00 Lunch with Kim"]) if is_known(request) else Response(status_code=401)


app = Starlette(
    routes=[
        Route("/authorize", authorize),
        Route("/decide", decide, methods=["POST"]),
        Route("/token", token, methods=["POST"]),
        Route("/revoke", revoke, methods=["POST"]),
        Route("/me", me),
        Route("/events", events),
    ]
)

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="error")
