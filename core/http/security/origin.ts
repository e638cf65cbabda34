import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * True when a request may change something on behalf of a session: it only reads, or its `Origin` is the shop
 * itself. Without `Origin` the browser's `Sec-Fetch-Site` decides (D33).
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (READING.has(request.method)) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  return origin === publicUrl || hostOf(origin) === request.host;
}
