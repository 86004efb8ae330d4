// A client on the TypeScript SDK, told on the command line what to declare, what to call and how to answer.
//   node client.mjs '{"target": URL or command, "era": "modern" or "legacy", "declares": {"form": {}},
//                     "calls": [{"tool": "book", "arguments": {…}, "answers": [{"action": …}, …]}, …]}'
// Prints what it was asked, what it sent and what came back for each call, as JSON.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../tools/node/package.json', import.meta.url));
const { Client, StreamableHTTPClientTransport } = require('@modelcontextprotocol/client');
const { StdioClientTransport } = require('@modelcontextprotocol/client/stdio');

const plan = JSON.parse(process.argv[2]);
let [asked, sent, answers] = [[], [], []];

const overHttp = url =>
  new StreamableHTTPClientTransport(new URL(url), {
    fetch(target, init) {
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
      return fetch(target, init);
    }
  });
const overStdio = ([command, ...args]) => new StdioClientTransport({ command, args, cwd: process.cwd() });
const transport = typeof plan.target === 'string' ? overHttp(plan.target) : overStdio(plan.target);
const client = new Client(
  { name: 'typescript-peer', version: '1' },
  { capabilities: { elicitation: plan.declares }, versionNegotiation: { mode: plan.era === 'modern' ? { pin: '2026-07-28' } : 'legacy' } }
);
client.setRequestHandler('elicitation/create', async ({ params }) => {
  asked.push(params);
  if (answers.length === 0) throw new Error('asked more often than there are answers');
  return answers.shift();
});

async function call({ tool, arguments: given, answers: said }) {
  [asked, sent, answers] = [[], [], said];
  const outcome = { revision: client.getNegotiatedProtocolVersion() };
  try {
    const { content, isError } = await client.callTool({ name: tool, arguments: given });
    Object.assign(outcome, { text: content.map(part => part.text).join(''), isError: isError ?? false });
  } catch (error) {
    outcome.error = { code: error.code, message: error.message, data: error.data };
  }
  const calls = sent.filter(message => message.method === 'tools/call');
  return { ...outcome, asked, calls, left: answers.length };
}

await client.connect(transport);
const outcomes = [];
for (const each of plan.calls) outcomes.push(await call(each));
await client.close();
console.log(JSON.stringify(outcomes));
