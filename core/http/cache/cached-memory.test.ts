import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createResponseCache, makeCachedBody } from './cached-responses';
import { compressOnce } from './compression';
import { createDenseForms } from './dense-forms';
import { byForm } from '@pasal/server/testing/test-form';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The bytes of all live buffers. */
async function bufferBytes(): Promise<number> {
  // Node frees buffers in the event loop turns after their last use, and a collection ends during
  // the next one.
  for (let turn = 0; turn < 4; turn += 1) {
    await settle();
    collect();
  }
  return process.memoryUsage().arrayBuffers;
}

/** Ten digits that no two numbers share. */
const digits = (number: number) => String((number * 7_919_000_001) % 1e10).padStart(10, '0');

/** An answer with this many products; no two are alike. */
const answerOf = (number: number, products: number) =>
  JSON.stringify({
    products: Array.from({ length: products }, (_, index) => ({
      slug: `camera-${digits(number + index)}`,
      title: `Camera of ${digits(number * 3 + index)} lines`,
      brand: 'Nepcam',
      category: 'Security Cameras',
      price: number,
      images: [`/uploads/products/${digits(number * 5 + index)}.webp`],
    })),
    total: products,
  });

const denseOf = createDenseForms();

/** Requests a body as old and new browsers do, until it has every form. */
async function ask(body: Buffer): Promise<void> {
  await Promise.all([compressOnce(body, 'br'), compressOnce(body, 'gzip')]);
  for (let asked = 1; asked < 3; asked += 1) denseOf(body);
  while (denseOf(body) === undefined) await settle();
}

/** Small answers have the most overhead per byte. */
const SMALL = ['of a few hundred bytes', 1] as const;
const SIZES = [SMALL, ['of a kilobyte', 6], ['of ten kilobytes', 60]] as const;

test.each(byForm<readonly [string, number]>(SIZES, [SMALL]))(
  'a full cache of answers %s holds no more bytes than it may',
  async (_, products) => {
    const MOST = 512 * 1024;
    const before = await bufferBytes();
    const answers = createResponseCache(MOST);
    let number = 0;
    for (let sizeBefore = -1; answers.size > sizeBefore;) {
      sizeBefore = answers.size;
      number += 1;
      const body = makeCachedBody(answerOf(number, products));
      answers.set(`a search for ${number}`, { body });
      await ask(body);
    }
    expect(answers.size).toBeGreaterThan(10);
    expect((await bufferBytes()) - before).toBeLessThan(MOST);
  },
);
