import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '@pasal/core/errors/error-code';

interface ProxyOptions {
  /** Milliseconds between two checks of `/readyz`. */
  every: number;
  /**
   * For this many milliseconds a request that no server accepted is sent again, and a GET after any failure, as
   * Caddy does; 0 repeats none.
   */
  triesFor: number;
}

/** Milliseconds after which a server without an answer counts as not ready. */
const LOOK_WITHIN = 3000;

/** A proxy that sends visitors to servers whose `/readyz` reports that they are ready. */
export async function openProxy(servers: readonly string[], { every, triesFor }: ProxyOptions) {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function handOn(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) {
    const { method, url = '/', headers } = incoming;
    const chosen = [...ready][(turn += 1) % ready.size];
    if (chosen === undefined)
      throw Object.assign(new Error('none is ready'), { code: 'ECONNREFUSED' });
    const onward = request(new URL(url, chosen), { method, headers, agent });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming);
    for (const end = performance.now() + triesFor; ; await wait(250)) {
      try {
        return await handOn(incoming, outgoing, body);
      } catch (error) {
        const mayRepeat = incoming.method === 'GET' || codeOf(error) === 'ECONNREFUSED';
        if (!mayRepeat || performance.now() >= end) return outgoing.writeHead(502).end();
      }
    }
  }

  const closing = new AbortController();
  const looking = (async () => {
    while (!closing.signal.aborted) {
      for (const server of servers) {
        const signal = AbortSignal.timeout(LOOK_WITHIN);
        const answer = await fetch(`${server}/readyz`, { signal }).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.ok) ready.add(server);
        else ready.delete(server);
      }
      await wait(every);
    }
  })();
  const proxy = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  // Otherwise it may close a connection at the moment when a visitor uses it again.
  proxy.keepAliveTimeout = 60_000;
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready,
    async close() {
      closing.abort();
      await looking;
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
    },
  };
}
