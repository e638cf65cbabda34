import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Opens a port without TLS to a proxy with a certificate of its own, which is checked here. */
export async function openPlainDoor(port: number, host: string, certificate: Buffer) {
  const server = createServer((asked, answer) => {
    const passed = request(
      {
        port,
        ca: certificate,
        host: '127.0.0.1',
        servername: host,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, host },
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    passed.on('error', (error) => answer.destroy(error));
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
