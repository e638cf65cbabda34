import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerInTime } from './answer-in-time';
import { TIMEOUTS } from './timeouts';

const SHORT = { ...TIMEOUTS, idle: 1500, answer: 4000 };
let app: FastifyInstance;
let base: string;
let goOn: () => void;
beforeEach(async () => {
  const untilNotified = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  app = fastify({ connectionTimeout: SHORT.idle, logger: false });
  answerInTime(app, SHORT);
  app.get('/slow', async () => {
    // The connection was idle for longer than allowed, twice.
    await once(app.server, 'timeout');
    await once(app.server, 'timeout');
    return { done: true };
  });
  app.get('/stuck', async () => {
    await untilNotified;
    return { done: true };
  });
  app.post('/taken', async () => ({ done: true }));
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  goOn();
  await app.close();
});
const ask = (path: string) => fetch(`${base}${path}`);

test('a request that the server works on for longer than a line may be silent is answered', async () => {
  const answer = await ask('/slow');
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
});

test('what takes longer than its budget is answered 503 before, with when to try again', async () => {
  const answer = await ask('/stuck');
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
});

test('a client that falls silent in the middle of a request is cut', async () => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(
    'POST /taken HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\nab',
  );
  socket.on('error', () => undefined).resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
