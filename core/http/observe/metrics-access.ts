import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../security/answered-hosts';

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
/** Headers that a browser's page sends and a metrics collector does not. */
const OF_A_PAGE = ['cookie', 'origin', 'referer'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * True when a request was made on this machine, and not by a proxy for someone else. A proxy that sends no header
 * about its client passes on the requested host name, or its own name for this server, or uses HTTP/1.0, as nginx
 * does by default. A proxy that does none of this cannot be recognised. A page in a browser on this machine, such as
 * that of a walk, does not count: a release's code could read the shop's sales.
 */
function isFromThisMachine({ headers, socket, raw }: FastifyRequest): boolean {
  const direct = [...FORWARDED, ...OF_A_PAGE].every((header) => headers[header] === undefined);
  const site = headers['sec-fetch-site'] ?? 'none';
  return (
    direct &&
    site === 'none' &&
    raw.httpVersion !== '1.0' &&
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isOfThisMachine(headers.host)
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns a check whether a request may read the metrics: it has the token, or, if none is configured, was made on
 * this machine.
 */
export function createMetricsAccess(token: string | undefined) {
  if (token === undefined) return isFromThisMachine;
  const wanted = hashOf(`Bearer ${token}`);
  return ({ headers }: FastifyRequest) =>
    timingSafeEqual(hashOf(headers.authorization ?? ''), wanted);
}
