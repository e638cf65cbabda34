import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stormRequests } from '@pasal/server/testing/requests/request-storm';
import { openTestApp } from '@pasal/server/testing/test-app';

const REQUESTS = 10_000;
/** Most bytes by which the heap may grow between a quarter of the requests and all of them. */
const GROWTH = 16 * 1024 * 1024;
jest.setTimeout(15 * 60_000);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after a collection. */
function heapUsed(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

test('10,000 generated requests: no 5xx, nothing of the inside, as documented, memory flat', async () => {
  const shop = await openTestApp();
  const heap: Record<number, number> = {};
  const { findings, statuses, succeeded } = await stormRequests(shop, {
    requests: REQUESTS,
    seed: 20_261_121,
    onRequest: (done) => {
      if (done === REQUESTS / 4 || done === REQUESTS) heap[done] = heapUsed();
    },
  }).finally(() => shop.close());
  const [early = 0, late = 0] = [heap[REQUESTS / 4], heap[REQUESTS]];
  console.log(
    `${JSON.stringify(statuses)}, ${succeeded.length} operations succeeded, heap ${megabytes(early)} → ${megabytes(late)} MB`,
  );
  expect(findings).toEqual([]);
  expect(late - early).toBeLessThan(GROWTH);
});
