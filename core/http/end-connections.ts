import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How long a connection accepted just before the stop may take to send its first byte, in ms. */
const FIRST_WORD = 500;
/** How often the connections are checked then, in ms. */
const LOOK = 100;

/**
 * Lets a stopping server wait only for connections with a request in progress. Node also waits for two other kinds:
 * silent ones, which a browser keeps in reserve or a supervisor opens to test the port, and those whose last answer
 * promised keep-alive before the stop.
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
