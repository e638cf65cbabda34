import fastify from 'fastify';
import { logRequests } from './request-log';
import { logTo, openLog } from './server-log';

/** Statuses of the log lines for requests with these answers, when one of `oneIn` is logged. */
async function linesOf(oneIn: number, statuses: readonly (number | 'slow')[]): Promise<number[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify(logTo(openLog({ mode: 'production', stream })));
  logRequests(app, oneIn);
  app.get('/:status', async (request, reply) => {
    const { status } = request.params as { status: string };
    // The log reads the delay from `elapsedTime`.
    if (status === 'slow') Object.defineProperty(reply, 'elapsedTime', { value: 1000 });
    return reply.code(status === 'slow' ? 200 : Number(status)).send('');
  });
  for (const status of statuses) await app.inject(`/${status}`);
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { status: number }).status);
}

const ordinary = Array<number>(10).fill(200);

test.each([
  [1, ordinary, 10],
  [5, ordinary, 2],
  [0, ordinary, 0],
  // A visitor's error is sampled like a success.
  [5, Array<number>(10).fill(404), 2],
])('of each %i requests one leaves its line', async (oneIn, statuses, lines) => {
  expect(await linesOf(oneIn, statuses)).toHaveLength(lines);
});

test.each([0, 5, 1_000_000])(
  'every failed and every slow one does, whatever is left out (1 in %i)',
  async (oneIn) => {
    const all = [500, 200, 'slow', 503, 'slow', 200] as const;
    expect(await linesOf(oneIn, all)).toEqual([500, 200, 503, 200]);
  },
);
