import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault of one request on its way to the store and back. */
export type S3Fault =
  | 'refused'
  | 'silent'
  | { status: number }
  | { after: number }
  /** The answer's body ends after this many bytes. */
  | { cut: number }
  /** One byte of the answer's body is changed. */
  | 'spoiled';

/** Returns the fault of a request; undefined: none. */
export type S3Faults = (asked: { method: string; url: string }) => S3Fault | undefined;

function passOn(answer: IncomingMessage, response: ServerResponse, fault: S3Fault | undefined) {
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  let sent = 0;
  answer.on('data', (chunk: Buffer) => {
    if (fault === 'spoiled' && sent === 0) chunk[0] = (chunk[0] ?? 0) ^ 1;
    const left = typeof fault === 'object' && 'cut' in fault ? fault.cut - sent : chunk.length;
    sent += chunk.length;
    if (left >= chunk.length) response.write(chunk);
    else response.write(chunk.subarray(0, Math.max(left, 0)), () => response.destroy());
  });
  answer.on('end', () => response.end());
}

const none: S3Faults = () => undefined;

/** A proxy between a shop and its store, which causes faults. */
export async function standBetween(port: number) {
  let faults = none;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    asked.push(`${method} ${url}`);
    const fault = faults({ method, url });
    if (fault === 'refused') return request.socket.destroy();
    if (fault === 'silent') return undefined;
    if (typeof fault === 'object' && 'status' in fault) {
      request.resume();
      return response.writeHead(fault.status).end();
    }
    const send = () => {
      const { headers } = request;
      const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) =>
        passOn(answer, response, fault),
      );
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    };
    if (typeof fault === 'object' && 'after' in fault) setTimeout(send, fault.after);
    else send();
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Every request so far: method and address. */
    asked,
    /** Sets the faults from now on. */
    have(next: S3Faults) {
      faults = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
