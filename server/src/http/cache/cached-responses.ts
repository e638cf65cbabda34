import { LRUCache } from 'lru-cache';

/** An answer that was given, as it went out. */
export interface KeptAnswer {
  /** Of the area it was read from, when it was read. */
  version: string;
  /** Of the body, so that clients recognise it. */
  fingerprint: string;
  body: Buffer;
}

/** What a kept answer takes beside its body, in bytes. */
const OVERHEAD = 500;
/** What a body takes together with its compressed forms, as a multiple of its own bytes. */
const COMPRESSED = 1.5;

/** Holds answers up to a number of bytes; the one used longest ago goes first. */
export function cachedResponses<Kept extends { body: Buffer }>(
  maxBytes: number,
): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) =>
      2 * key.length + Math.ceil(COMPRESSED * body.length) + OVERHEAD,
  });
}
