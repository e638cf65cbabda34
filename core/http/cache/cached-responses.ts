import { LRUCache } from 'lru-cache';
import { ownBytes } from './own-bytes';

/** An answer that was given, as it went out. */
export interface KeptAnswer {
  /** Of the area it was read from, when it was read. */
  version: string;
  /** Of the body, so that clients recognise it. */
  fingerprint: string;
  body: Buffer;
}

/** What a kept answer takes beside its bytes: its key, its tags, and the objects around up to four buffers. */
const OVERHEAD = 1000;
/** What a body takes together with its compressed forms, as a multiple of its own bytes. */
const COMPRESSED = 1.5;

/** A text as the body of an answer that is kept. */
export const keptBody = (text: string): Buffer => ownBytes(Buffer.from(text));

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
