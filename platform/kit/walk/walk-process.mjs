import { setPriority } from 'node:os';
import { tooMuchMemory } from './finding-texts.mjs';
import { watchMemory } from './watch-memory.mjs';
import { openBrowser } from './open-browser.mjs';
import { walkShop } from './walk-shop.mjs';

/** @typedef {Parameters<typeof walkShop>[1] & { executablePath: string, before: readonly string[] }} Order */

/** Heap limit of a page: the browser kills one that exceeds it. */
const FLAGS = ['--js-flags=--max-old-space-size=512', '--disable-gpu', '--disable-dev-shm-usage'];

/** Memory limit in megabytes for a walk with its browser: the server's machine has other work. */
const MOST_MEMORY = 1000;

/**
 * Makes one walk on behalf of a shop, and sends it the first findings or why the walk could not be made.
 * @param {Order} order
 */
async function walkOnce({ executablePath, before, ...order }) {
  try {
    const browser = await openBrowser(executablePath, { flags: FLAGS, before });
    try {
      return { findings: await walkShop(browser, { ...order, isBrief: true }) };
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [first] = String(/** @type {{ message?: unknown }} */ (error).message).split('\n');
    return { failed: first };
  }
}

// Shoppers on the same machine have priority.
setPriority(15);
/**
 * Reports how the walk ended; the browser ends with this process.
 * @param {{ findings?: string[], failed?: string }} outcome
 */
const end = (outcome) => process.send?.(outcome, () => process.exit());
process.once('message', (order) => {
  const failed = tooMuchMemory(MOST_MEMORY);
  watchMemory({ most: MOST_MEMORY * 1024 * 1024, onMore: () => end({ failed }) });
  void walkOnce(/** @type {Order} */ (order)).then(end);
});
// The shop has ended: nobody waits for the walk.
process.once('disconnect', () => process.exit());
