import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../security/answered-hosts';

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
/** What the page of a browser sends with what it asks for, and a program that collects figures does not. */
const OF_A_PAGE = ['cookie', 'origin', 'referer'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * True when a request was made on this machine, and not by a proxy for someone else. A proxy that sends no
 * header about its client passes on the name the client asked for, or its own name for this server, or speaks
 * HTTP/1.0, as nginx does by default. A proxy that does none of this cannot be recognised. Nor is it one of a page in a browser of this
 * machine, such as that of a walk: code of a release would read what the shop sells.
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
 * Returns the check if a request may read the metrics: it has the token, or, where no token is set, it was
 * made on this machine.
 */
export function createMetricsAccess(token: string | undefined) {
  if (token === undefined) return isFromThisMachine;
  const wanted = hashOf(`Bearer ${token}`);
  return ({ headers }: FastifyRequest) =>
    timingSafeEqual(hashOf(headers.authorization ?? ''), wanted);
}
