import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface GatewayCall {
  path: string;
  signature: string | undefined;
  type: string | undefined;
  body: string;
}

/** A real HTTP server on this machine that receives text messages. */
export interface SmsGateway {
  /** The address for SMS_WEBHOOK_URL. */
  url: string;
  calls: GatewayCall[];
  /** Answers with this from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const calls: GatewayCall[] = [];
  let next: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  const server = createServer(async (request, reply) => {
    const signature = request.headers['x-pasal-signature'];
    calls.push({
      path: request.url ?? '',
      signature: typeof signature === 'string' ? signature : undefined,
      type: request.headers['content-type'],
      body: await text(request),
    });
    reply.writeHead(next.status, next.headers).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    calls,
    answer(status, headers = {}) {
      next = { status, headers };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
