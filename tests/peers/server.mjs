// A server on the TypeScript SDK that asks with forms, in one round and in two, and with a page.
//   node server.mjs [PORT | stdio]
// Prints "ready URL" when it can be reached over HTTP.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../tools/node/package.json', import.meta.url));
const { localhostHostValidation, localhostOriginValidation, toNodeHandler } = require('@modelcontextprotocol/node');
const {
  createMcpHandler, createRequestStateCodec, inputRequired, inputResponse, McpServer
} = require('@modelcontextprotocol/server');
const { serveStdio } = require('@modelcontextprotocol/server/stdio');
const { z } = require('zod');

const seal = createRequestStateCodec({ key: 'a key for tests only'.repeat(2), bind: context => context.mcpReq.method });

const ORDER = {
  type: 'object',
  properties: {
    size: { type: 'string', title: 'Size', enum: ['small', 'large'], default: 'small' },
    count: { type: 'integer', title: 'How many', minimum: 1, maximum: 5 },
    milk: { type: 'array', title: 'Milk', items: { anyOf: [{ const: 'cow', title: 'Cow' }, { const: 'oat', title: 'Oat' }] } }
  },
  required: ['size', 'count']
};
const SURE = { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] };

const say = text => ({ content: [{ type: 'text', text }] });
const answerTo = (context, key) => {
  const view = inputResponse(context.mcpReq.inputResponses, key);
  return view?.kind === 'elicit' ? view : undefined;
};
const askForm = async (context, key, message, requestedSchema, state) =>
  inputRequired({
    inputRequests: { [key]: inputRequired.elicit({ message, requestedSchema }) },
    requestState: await seal.mint(state, context)
  });

function build() {
  const server = new McpServer({ name: 'typescript-desk', title: 'Coffee desk', version: '1' }, { requestState: { verify: seal.verify } });
  const item = z.object({ item: z.string() });

  server.registerTool('order', { description: 'Asks once.', inputSchema: item }, async ({ item }, context) => {
    const order = answerTo(context, 'order');
    if (order === undefined) return askForm(context, 'order', `How would you like your ${item}?`, ORDER, { item });
    const state = context.mcpReq.requestState();
    return say(`${order.action} ${JSON.stringify(order.content ?? null)} for ${state?.item}`);
  });

  server.registerTool('order_twice', { description: 'Asks twice.', inputSchema: item }, async ({ item }, context) => {
    const sure = answerTo(context, 'sure');
    if (sure !== undefined) return say(`${context.mcpReq.requestState().size} ${item}: ${sure.action} ${sure.content?.sure}`);
    const order = answerTo(context, 'order');
    if (order === undefined) return askForm(context, 'order', `How would you like your ${item}?`, ORDER, {});
    if (order.action !== 'accept') return say(`${order.action} at the first question`);
    return askForm(context, 'sure', 'Are you sure?', SURE, { size: order.content.size });
  });

  server.registerTool('pay', { description: 'Asks with a page.', inputSchema: z.object({}) }, async (_, context) => {
    const paid = answerTo(context, 'pay');
    if (paid !== undefined) return say(`${paid.action} ${JSON.stringify(paid.content ?? null)}`);
    return inputRequired({ inputRequests: { pay: inputRequired.elicitUrl({ message: 'Pay', url: 'https://pay.example/1' }) } });
  });
  return server;
}

function serveHttp(port) {
  const handle = toNodeHandler(createMcpHandler(build));
  const [isHostLocal, isOriginLocal] = [localhostHostValidation(), localhostOriginValidation()];
  const listener = createServer((request, response) => {
    if (isHostLocal(request, response) && isOriginLocal(request, response)) handle(request, response);
  });
  listener.listen(port, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${listener.address().port}/mcp`));
}

if (process.argv[2] === 'stdio') serveStdio(build);
else serveHttp(Number(process.argv[2] ?? 0));
