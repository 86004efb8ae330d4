// The MCP authorisation server of the tests: a certified one, on loopback, with two clients and whoever signs in.
// Arguments: the redirect URI of the pages; the redirect URI of the MCP client.
// It prints "ready URL" when it can be reached, and one line per request, so that a test can see that there was none.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const modules = process.argv[2];
const require = createRequire(`${modules}/`);
const { Provider } = await import(pathToFileURL(require.resolve('oidc-provider')));

const [, , , pages, agent] = process.argv;
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'pages', client_secret: 'the-secret-of-the-pages-client', redirect_uris: [pages] },
      { client_id: 'agent', token_endpoint_auth_method: 'none', redirect_uris: [agent] },
      { client_id: 'resource', client_secret: 'the-secret-of-the-resource', redirect_uris: [], response_types: [], grant_types: [] },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email'] },
    conformIdTokenClaims: false,
    features: { introspection: { enabled: true } },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: `${id}@example.org` }) }),
    cookies: { keys: ['one-key-of-the-tests'] },
    ttl: { AccessToken: 3600, Session: 3600, Interaction: 3600, Grant: 3600, IdToken: 3600 },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    process.stderr.write(`${request.method} ${request.url.split('?')[0]}\n`);
    answer(request, response);
  });
  process.stdout.write(`ready ${issuer}\n`);
});
