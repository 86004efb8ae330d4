"""Third parties by OAuth: the server as a client of somebody else's service, for the person who asked (OAUTH-1 … 5).

``provider`` says what a third party is, as data, and what of it is refused; ``presets`` are such values. ``metadata``
reads what an issuer says of itself, ``address`` says which addresses may be called at all. ``authorize`` decides
everything between the browser's way out and its way back: a table of states and pure functions. ``answer`` reads what
a token endpoint said, ``proving`` writes what it is asked, ``claims`` reads an id token, ``company`` who a person is
where no token of theirs exists. ``tokens`` carries codes and
refresh tokens to the token endpoint (Authlib), ``http`` carries everything else; both only through one guarded
transport. ``attempts`` keeps what is known of a browser that went out.

    connect page ─POST─▶ attempt (state, PKCE, nonce; stored under the state's digest) ─▶ provider
    provider ─▶ callback: own browser? own provider? claim it, once ─▶ iss ─▶ code ─▶ token call ─▶ grant in the vault

It must never send a code before the issuer in the answer was compared, never follow a redirection, never take a token
of the MCP side for anything: its tokens are of a type of their own.
"""
