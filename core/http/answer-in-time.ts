import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { sendError } from './errors/error-response';
import * as messages from './messages';
import type { Timeouts } from './timeouts';

interface Work {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** True while the server works on a completely received request, and the client can only wait. */
const isServers = ({ request, reply }: Work) => request.raw.complete && !reply.raw.headersSent;

/** How often a slowly arriving request is checked, in ms. */
const LOOK = 1000;

/** Answers 503 once the server has worked this long on a completely received request; the work goes on. */
function answerBefore(patience: number, work: Work): void {
  const { request, reply } = work;
  let timer: NodeJS.Timeout | undefined;
  let waited = 0;
  const look = () => {
    const step = Math.min(LOOK, patience);
    timer = setTimeout(() => {
      if (reply.raw.headersSent) return;
      waited = request.raw.complete ? waited + step : 0;
      if (waited < patience) return look();
      void sendError(new DomainError('UNAVAILABLE', messages.takesLong), request, reply);
    }, step).unref();
  };
  look();
  reply.raw.once('close', () => clearTimeout(timer));
}

/**
 * Closes idle connections, except while the server itself is working; work that takes too long is answered before a
 * proxy or the client gives up, so that every client gets an answer.
 */
export function answerInTime(app: FastifyInstance, { idle, answer }: Timeouts): void {
  const underWay = new Map<Socket, Work>();
  app.addHook('onRequest', async (request, reply) => {
    const work = { request, reply };
    underWay.set(request.socket, work);
    reply.raw.once('close', () => {
      if (underWay.get(request.socket) === work) underWay.delete(request.socket);
    });
    answerBefore(answer, work);
  });
  app.server.on('timeout', (socket: Socket) => {
    const work = underWay.get(socket);
    if (work === undefined || !isServers(work)) return socket.destroy();
    // It is checked again after the same time.
    return socket.setTimeout(idle);
  });
}
