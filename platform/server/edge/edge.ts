import type { FastifyReply } from 'fastify';
import type { CachedDocument } from '../document-cache';
import type { PurgeTarget } from './purger';

/** How an edge (a cache in front of the shop that answers visitors itself) caches documents. */
export interface EdgeOptions {
  /** The maximum age in seconds of a document at the edge while the shop answers. */
  seconds: number;
  /** Where changes are announced; without it an edge relies on the age alone. */
  purge?: PurgeTarget | undefined;
}

/** Seconds a stale document may be shown while the shop doesn't answer the edge. */
const STALE_IF_ERROR = 3600;
/** The key of everything that depends on the live releases. */
export const RELEASES = 'release';

/** An edge may be shared with other sites, so each key has a prefix. */
export const keyOfArea = (area: string) => `pasal-${area}`;

/** Forbids edges to cache an answer. A cacheable one overrides this later. */
export const forbidKeeping = (reply: FastifyReply) => reply.header('cdn-cache-control', 'no-store');

/**
 * Lets the edge cache a document that is the same for everyone. Its ticket belongs to one visitor and is not sent; a
 * document that may be shared only briefly is not cached.
 */
export function allowKeeping(
  reply: FastifyReply,
  { status, areas, sharedUntil }: CachedDocument,
  { seconds }: EdgeOptions,
): void {
  const time = Math.min(seconds, Math.floor((sharedUntil - Date.now()) / 1000));
  if (status !== 200 || time < 1 || reply.hasHeader('set-cookie')) return;
  // During the second half nobody waits for the shop: the next visitor triggers a refresh and still gets the cached
  // one.
  const fresh = Math.ceil(time / 2);
  const late = time > fresh ? `, stale-while-revalidate=${time - fresh}` : '';
  const keys = [...areas, RELEASES].map(keyOfArea);
  reply.removeHeader('server-timing').headers({
    'cdn-cache-control': `max-age=${fresh}${late}, stale-if-error=${STALE_IF_ERROR}`,
    'cache-tag': keys.join(','),
    'surrogate-key': keys.join(' '),
  });
}
