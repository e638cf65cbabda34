import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { openTestApp, type TestApp } from '../testing/test-app';

/** The number of clients of each kind, all at once: 500 in all. */
const CLIENTS = 100;
/**
 * The shop's limits some ten times shorter, so that the test need not wait for them. They stay long
 * enough for an honest request whose server shares its processor with 500 clients and other tests.
 */
const TIMEOUTS = {
  headers: 4000,
  request: 5000,
  idle: 4500,
  answer: 60_000,
  keepAlive: 6000,
  check: 250,
};

const lines: string[] = [];
let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await openTestApp({
    timeouts: TIMEOUTS,
    logStream: { write: (line) => lines.push(line) },
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** A client that sends something and then nothing, or a little more every now and then. */
async function slowClient(start: string, drip?: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  // The test expects that a client is cut off while it writes.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close').then(() => answer);
  socket.write(start);
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 500);
  void closed.then(() => clearInterval(dripping));
  return { closed };
}

const post = [
  'POST /api/v1/auth/staffLogin HTTP/1.1',
  'Host: shop.test',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '',
  '{"email": "',
].join('\r\n');

/** The shop serves others while the slow ones are connected, and cuts the slow ones off. */
async function others(): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/api/v1/branch`)),
  );
  return [...new Set(answers.map(({ status }) => status))];
}

const KINDS: Record<string, { start: string; drip?: string }> = {
  'never end their headers': { start: 'GET / HTTP/1.1\r\nHost: shop.test\r\n' },
  'send a header now and then': {
    start: 'GET / HTTP/1.1\r\nHost: shop.test\r\n',
    drip: 'X-More: a\r\n',
  },
  'never end their body': { start: post },
  'send their body byte by byte': { start: post, drip: 'a' },
  'say nothing': { start: '' },
};

test('500 slow clients of five kinds are cut off while others are served', async () => {
  const kinds = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { start, drip }]) => {
      const clients = Array.from({ length: CLIENTS }, () => slowClient(start, drip));
      return { kind, clients: await Promise.all(clients) };
    }),
  );
  expect(await others()).toEqual([200]);
  for (const { kind, clients } of kinds) {
    const answers = await Promise.all(clients.map(({ closed }) => closed));
    const statuses = answers.map((answer) => answer.slice(9, 12));
    const other = statuses.filter((status) => !['', '408'].includes(status));
    expect({ kind, cut: answers.length, other }).toEqual({ kind, cut: CLIENTS, other: [] });
  }
  expect(await others()).toEqual([200]);
  // A client that is cut off is no failure of the shop, and is not logged.
  expect(lines).toEqual([]);
});

test('a client that is too slow, or whose headers are too large, is told in one shape', async () => {
  const { closed } = await slowClient('GET / HTTP/1.1\r\nHost: shop.test\r\n', 'X-More: a\r\n');
  const [head = '', body = ''] = (await closed).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toEqual({
    message: 'The request took too long to arrive.',
    code: 'VALIDATION',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const large = await slowClient(`GET / HTTP/1.1\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect((await large.closed).slice(9, 12)).toBe('431');
  const nonsense = await slowClient('nonsense\r\n\r\n');
  expect((await nonsense.closed).slice(9, 12)).toBe('400');
});
