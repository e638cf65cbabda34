import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Once the server takes no new connections, one that was just taken may still begin to speak for this long,
 * in ms.
 */
const FIRST_WORD = 500;
/** The connections are checked this often then, in ms. */
const LOOK = 100;

/**
 * Lets no connection keep a server that stops from its end but those that are being answered. Node waits for two
 * kinds more: those that never said a word, which a browser keeps in reserve and a supervisor opens to see
 * whether the port is taken, and those whose last answer promised before the stop to take another request.
 */
export function endConnections(app: FastifyInstance): void {
  const takenAt = new Map<Socket, number>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    takenAt.set(socket, performance.now());
    socket.once('close', () => takenAt.delete(socket));
  });

  function endUnused(): void {
    if (app.server.listening) return;
    app.server.closeIdleConnections();
    for (const [socket, at] of takenAt) {
      if (socket.bytesRead === 0 && performance.now() - at > FIRST_WORD) socket.destroy();
    }
  }

  app.addHook('preClose', async () => {
    closing = true;
    const looking = setInterval(endUnused, LOOK);
    app.server.once('close', () => clearInterval(looking));
    looking.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
