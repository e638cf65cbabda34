import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

const MB = Buffer.alloc(1024 * 1024, 'x');
const JSON_HEAD = { 'content-type': 'application/json' };

/** The wrong answers that a service can send, by name. */
export const WRONGS: Record<string, RequestListener> = {
  slow: () => undefined,
  'HTML that calls itself JSON': (_request, response) =>
    response.writeHead(200, JSON_HEAD).end('<script>document.title = "taken"</script>'),
  'a page': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in again</h1>'),
  'a redirect': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '50 MB': async (_request, response) => {
    response.writeHead(200, JSON_HEAD);
    for (let sent = 0; sent < 50 && !response.destroyed; sent += 1) {
      if (!response.write(MB))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  },
};

/** Takes a service's place at its port. */
export async function startLyingService(port: number) {
  let wrong: RequestListener | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    wrong?.(request, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Answers this way from now on. */
    set: (next: RequestListener) => {
      wrong = next;
      asked = 0;
    },
    countAsked: () => asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
