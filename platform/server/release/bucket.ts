import { randomInt } from 'node:crypto';

/** The number of equal parts that visitors are divided into. */
export const BUCKETS = 10_000;
/** Coprime to the number of buckets, so that multiplying by it only reorders them. */
const STRIDE = 7919;

/** Converts a percentage of the visitors into buckets, and back. */
export const bucketsOf = (share: number) => Math.round((share * BUCKETS) / 100);
export const shareOf = (buckets: number) => (buckets * 100) / BUCKETS;

/** A random bucket of visitors. */
export const anyBucket = (): number => randomInt(BUCKETS);

/** The bucket in a cookie; null if there is none. */
export function bucketOf(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : null;
}

function startOf(release: string): number {
  let start = 0;
  for (const letter of release) start = (start * 31 + letter.charCodeAt(0)) % BUCKETS;
  return start;
}

/**
 * True when a visitor gets a release. Every release has its own order of buckets, so that a growing one keeps its
 * visitors and the same visitors are not always the first. Over all buckets a share is exact.
 */
export function isAmong(bucket: number, release: string, buckets: number): boolean {
  return (bucket * STRIDE + startOf(release)) % BUCKETS < buckets;
}
