import { BUCKETS, isAmong } from './bucket';

const all = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const among = (release: string, buckets: number) =>
  all.filter((bucket) => isAmong(bucket, release, buckets));

test.each([1, 100, 1000, 3333, 5000, 9999])('over all buckets a share of %s is exact', (share) => {
  for (const release of ['catalog@1.0', 'catalog@1.1', 'host@2.0-a']) {
    expect(among(release, share)).toHaveLength(share);
  }
});

test('a release that grows keeps its visitors', () => {
  const steps = [100, 1000, 5000, 9999].map((share) => among('catalog@1.1', share));
  for (const [at, visitors] of steps.slice(1).entries()) {
    const shownBefore = new Set(visitors);
    expect(steps[at]?.filter((bucket) => !shownBefore.has(bucket))).toEqual([]);
  }
});

test('it is not always the same visitors who are the first', () => {
  const first = among('catalog@1.0', 1000);
  const next = new Set(among('catalog@1.1', 1000));
  expect(first.filter((bucket) => next.has(bucket)).length).toBeLessThan(1000);
});
