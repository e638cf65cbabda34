import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from './fair-queue';

/** Jobs that end when the test ends them, and the names of the started ones. */
function worksOf(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (caller: string) =>
    queue.run(caller, async () => {
      begun.push(caller);
      await new Promise<void>((end) => {
        ends.push(end);
      });
    });
  async function endOne() {
    ends.shift()?.();
    await nextTurn();
  }
  return { begun, work, endOne };
}

test('so many are under way at once, and the next begins when one ends', async () => {
  const { begun, work, endOne } = worksOf(new FairQueue(2));
  for (let number = 0; number < 5; number += 1) void work('one');
  expect(begun).toHaveLength(2);
  await endOne();
  expect(begun).toHaveLength(3);
  await endOne();
  await endOne();
  expect(begun).toHaveLength(5);
});

test('whoever asks for one waits for one of whoever asks for many', async () => {
  const { begun, work, endOne } = worksOf(new FairQueue(1));
  for (let number = 0; number < 100; number += 1) void work('many');
  void work('one');
  void work('other');
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  expect(begun).toEqual(['many', 'many', 'one', 'other', 'many']);
});

test('a work that fails ends its turn', async () => {
  const queue = new FairQueue(1);
  const failing = queue.run('one', async () => {
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(await queue.run('one', async () => 'done')).toBe('done');
});
