import { createResponseCache } from './cached-responses';

const answer = (size: number) => ({ version: '1', fingerprint: 'x', body: Buffer.alloc(size) });

test('the answers used longest ago go first, so that their bytes stay bounded', () => {
  const answers = createResponseCache(15_000);
  for (const key of ['a', 'b', 'c']) answers.set(key, answer(2500));
  answers.get('a');
  answers.set('d', answer(2500));
  expect(['a', 'b', 'c', 'd'].filter((key) => answers.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ]);
  expect(answers.calculatedSize).toBeLessThanOrEqual(15_000);
});

test('an answer that replaces another is counted once', () => {
  const answers = createResponseCache(10_000);
  for (let time = 0; time < 100; time += 1) answers.set('a', answer(3000 + time));
  expect(answers.get('a')?.body).toHaveLength(3099);
  expect(answers.calculatedSize).toBeLessThan(6000);
});

test('an answer too large for the cache is not cached', () => {
  const answers = createResponseCache(1000);
  answers.set('a', answer(2000));
  expect([answers.get('a'), answers.calculatedSize]).toEqual([undefined, 0]);
});
