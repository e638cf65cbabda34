import { randomInt } from 'node:crypto';

/** Visitors are divided into so many equal parts. */
export const BUCKETS = 10_000;
/** Has no common divisor with the number of buckets, so that multiplying by it only reorders them. */
const STRIDE = 7919;

/** Converts a percentage of the visitors into buckets, and back. */
export const bucketsOf = (share: number) => Math.round((share * BUCKETS) / 100);
export const shareOf = (buckets: number) => (buckets * 100) / BUCKETS;

/** A part of the visitors, by chance. */
export const anyBucket = (): number => randomInt(BUCKETS);

/** The bucket a cookie holds; null when it holds none. */
export function bucketOf(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : null;
}

function startOf(release: string): number {
  let start = 0;
  for (const letter of release) start = (start * 31 + letter.charCodeAt(0)) % BUCKETS;
  return start;
}

/**
 * True when a visitor is among those who are shown a release. Every release has an order of its own in which
 * buckets come in, so that one that grows keeps its visitors and the same visitors are not always the first.
 * Over all buckets a share is exact.
 */
export function isAmong(bucket: number, release: string, buckets: number): boolean {
  return (bucket * STRIDE + startOf(release)) % BUCKETS < buckets;
}
