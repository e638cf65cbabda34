import { LRUCache } from 'lru-cache';
import { copyToOwnMemory } from './own-bytes';

/** A cached answer, in its sent form. */
export interface CachedAnswer {
  /** The area's version when the answer was read. */
  version: string;
  /** A hash of the body for the client's cache. */
  fingerprint: string;
  body: Buffer;
  /** The time (ms) from which on the answer is outdated by itself. */
  end: number;
}

/** Bytes a cached answer takes in addition to its body: its key, its tags, and the objects around up to four buffers. */
const OVERHEAD = 1000;
/** Memory of a body including its compressed forms, as a multiple of the body. */
const COMPRESSED = 1.5;

/** Copies a text into the body of a cached answer. */
export const makeCachedBody = (text: string): Buffer => copyToOwnMemory(Buffer.from(text));

/** Caches answers up to a number of bytes, evicting the least recently used. */
export function createResponseCache<Cached extends { body: Buffer }>(
  maxBytes: number,
): LRUCache<string, Cached> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) =>
      2 * key.length + Math.ceil(COMPRESSED * body.length) + OVERHEAD,
  });
}
