// The third party of the tests: a certified provider, on loopback, with rotation, reuse detection and revocation.
// Arguments: where its packages are; the redirect URI of the server under test; seconds that an access token lives.
// It prints "ready URL" when it can be reached. GET /seen gives what it was asked, POST /api/events is its API.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [, , modules, back, lifetime] = process.argv;
const require = createRequire(`${modules}/`);
const { Provider } = await import(pathToFileURL(require.resolve('oidc-provider')));

const seen = [];
const bearers = [];
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'travel-desk',
        client_secret: 'the-secret-of-the-travel-desk',
        redirect_uris: [back],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'offline_access', 'email', 'calendar.read'],
    claims: { openid: ['sub'], email: ['email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    features: { revocation: { enabled: true }, introspection: { enabled: true } },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: `${id}@hub.example` }) }),
    cookies: { keys: ['one-key-of-the-tests'] },
    ttl: { AccessToken: Number(lifetime), Session: 3600, Interaction: 3600, Grant: 3600, IdToken: 3600, RefreshToken: 3600 },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    const path = request.url.split('?')[0];
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (path === '/seen') return send(200, { seen, bearers });
    seen.push(`${request.method} ${path}`);
    bearers.push(request.headers.authorization ?? '');
    if (path !== '/api/events') return answer(request, response);
    const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace('Bearer ', ''));
    return token ? send(200, { of: token.accountId, scope: token.scope }) : send(401, {});
  });
  process.stdout.write(`ready ${issuer}\n`);
});
