import { LRUCache } from 'lru-cache';
import { copyToOwnMemory } from './own-bytes';

/** An answer that was given, as it went out. */
export interface CachedAnswer {
  /** The version of the area when the answer was read from it. */
  version: string;
  /** The fingerprint of the body, by which clients recognise it. */
  fingerprint: string;
  body: Buffer;
  /** The moment (ms) from which on the answer is another one by itself. */
  end: number;
}

/**
 * Bytes a cached answer takes beside its body: its key, its tags, and the objects around up to four buffers.
 */
const OVERHEAD = 1000;
/** Bytes a body takes together with its compressed forms, as a multiple of its own bytes. */
const COMPRESSED = 1.5;

/** Makes a text the body of a cached answer. */
export const makeCachedBody = (text: string): Buffer => copyToOwnMemory(Buffer.from(text));

/** Holds answers up to a number of bytes; the one used longest ago goes first. */
export function createResponseCache<Cached extends { body: Buffer }>(
  maxBytes: number,
): LRUCache<string, Cached> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) =>
      2 * key.length + Math.ceil(COMPRESSED * body.length) + OVERHEAD,
  });
}
