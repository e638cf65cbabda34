import type { FastifyReply } from 'fastify';
import type { CachedDocument } from '../document-cache';
import type { PurgeTarget } from './purger';

/** How documents are kept by an edge: a cache in front of the shop that answers visitors itself. */
export interface EdgeOptions {
  /** The age in seconds that a document may have at the edge while the shop answers. */
  seconds: number;
  /** Who is told what has changed; without it an edge learns it by the age alone. */
  purge?: PurgeTarget | undefined;
}

/** Seconds a document may be shown while nothing answers the edge. */
const STALE_IF_ERROR = 3600;
/** The key of what follows from the releases that visitors get. */
export const RELEASES = 'release';

/** An edge may be shared with others: each key says whose it is. */
export const keyOfArea = (area: string) => `pasal-${area}`;

/** Says that no edge may keep an answer. What may be kept says so instead, later. */
export const forbidKeeping = (reply: FastifyReply) => reply.header('cdn-cache-control', 'no-store');

/**
 * Lets the edge keep a document that is everybody's. Its ticket is one visitor's and stays away; so does the right to keep
 * it where there is too little time left for which others may be given the same.
 */
export function allowKeeping(
  reply: FastifyReply,
  { status, areas, sharedUntil }: CachedDocument,
  { seconds }: EdgeOptions,
): void {
  const time = Math.min(seconds, Math.floor((sharedUntil - Date.now()) / 1000));
  if (status !== 200 || time < 1 || reply.hasHeader('set-cookie')) return;
  // Half of the time nobody waits for the shop: the next one fetches it, and this one still gets what is there.
  const fresh = Math.ceil(time / 2);
  const late = time > fresh ? `, stale-while-revalidate=${time - fresh}` : '';
  const keys = [...areas, RELEASES].map(keyOfArea);
  reply.removeHeader('server-timing').headers({
    'cdn-cache-control': `max-age=${fresh}${late}, stale-if-error=${STALE_IF_ERROR}`,
    'cache-tag': keys.join(','),
    'surrogate-key': keys.join(' '),
  });
}
