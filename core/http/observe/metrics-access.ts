import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../security/answered-hosts';

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether a request was made on this machine, and not by a proxy on someone else's behalf: one that says
 * nothing of whom it serves passes on the name they asked for, or its own for this server, or speaks
 * HTTP/1.0, as nginx does unless it is told otherwise. One that does none of this is told from nobody.
 */
function isFromThisMachine({ headers, socket, raw }: FastifyRequest): boolean {
  const direct = FORWARDED.every((header) => headers[header] === undefined);
  return (
    direct &&
    raw.httpVersion !== '1.0' &&
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isOfThisMachine(headers.host)
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may read the metrics: it brings the token; where there is none, it is made here. */
export function metricsAccess(token: string | undefined) {
  if (token === undefined) return isFromThisMachine;
  const wanted = hashOf(`Bearer ${token}`);
  return ({ headers }: FastifyRequest) =>
    timingSafeEqual(hashOf(headers.authorization ?? ''), wanted);
}
