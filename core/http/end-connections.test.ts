import type { FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setImmediate as breathe } from 'node:timers/promises';
import { openTestApp } from '@pasal/server/testing/test-app';

/** Limits that no test waits for: connections end here because the server stops. */
const NEVER = 4 * 60_000;
const TIMEOUTS = {
  headers: NEVER,
  request: NEVER,
  idle: NEVER,
  answer: 60_000,
  keepAlive: NEVER,
  check: 250,
};

/** A connection that the server has accepted and receives nothing on. */
async function silentConnection(app: FastifyInstance, port: number) {
  const taken = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1').resume();
  await taken;
  return { ended: once(socket, 'close') };
}

/** A shop that listens, with an answer that waits until it is released. */
async function listen() {
  const events = new EventEmitter();
  const isAsked = once(events, 'asked');
  const { app, close } = await openTestApp({
    timeouts: TIMEOUTS,
    web: async (scope) => {
      scope.get('/slow', async () => {
        const isLetGo = once(events, 'let go');
        events.emit('asked');
        await isLetGo;
        return { text: 'whole' };
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, close, isAsked, letGo: () => events.emit('let go') };
}

/** Sends a request over a keep-alive connection; resolves with the `connection` header. */
async function ask(port: number, path: string, agent: Agent) {
  const asking = request({ host: '127.0.0.1', port, path, agent }).end();
  const [answer] = await once(asking, 'response');
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

test('a server that stops waits for no connection that never said a word, nor for an idle one', async () => {
  const { app, port, close } = await listen();
  const agent = new Agent({ keepAlive: true });
  expect(await ask(port, '/healthz', agent)).toEqual({ status: 200, connection: 'keep-alive' });
  const { ended } = await silentConnection(app, port);
  await close();
  await ended;
  agent.destroy();
});

test('its port is another one’s while it still answers what is under way', async () => {
  const { port, close, letGo, isAsked } = await listen();
  const agent = new Agent({ keepAlive: true });
  const slow = ask(port, '/slow', agent);
  await isAsked;
  const closed = close();
  const next = createServer();
  const isTaken = async () => {
    // An immediate answer of the system must not block the stopping server.
    await breathe();
    next.listen(port, '127.0.0.1');
    return once(next, 'listening').then(
      () => false,
      () => true,
    );
  };
  while (await isTaken());
  letGo();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  await closed;
  next.close();
  agent.destroy();
});
