import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  call: string;
  authorization: string | undefined;
  type: string | undefined;
  body: Buffer;
}
interface Answer {
  status?: number;
  body: unknown;
}
/**
 * The shop's answers by call, such as `POST /api/v1/release/check`; the last of several repeats.
 */
export type Answers = Record<string, Answer | Answer[] | undefined>;

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** A server with the shop's API for releases, and nothing behind it. */
export async function openSmallShop(answers: Answers) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    void bytesOf(request).then((body) => {
      const { authorization, 'content-type': type } = request.headers;
      asked.push({ call, authorization, type, body });
      const answer = answers[call];
      const next = Array.isArray(answer) && answer.length > 1 ? answer.shift() : [answer].flat()[0];
      const { status = 200, body: said } = next ?? { status: 404, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof said === 'string' ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
