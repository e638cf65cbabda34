import { setPriority } from 'node:os';
import { openBrowser } from './open-browser.mjs';
import { walkShop } from './walk-shop.mjs';

/** Memory that a page may use for its own objects: one that needs more is ended by the browser. */
const FLAGS = ['--js-flags=--max-old-space-size=512', '--disable-gpu', '--disable-dev-shm-usage'];

/** Makes one walk for a shop, which waits for it, and says what it found first or why it could not be made. */
async function walkOnce({ executablePath, ...order }) {
  try {
    const browser = await openBrowser(executablePath, FLAGS);
    try {
      return { findings: await walkShop(browser, { ...order, isBrief: true }) };
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [first] = String(error.message).split('\n');
    return { failed: first };
  }
}

// Shoppers of the same machine come first.
setPriority(15);
process.once('message', (order) => {
  void walkOnce(order).then((outcome) => process.send(outcome, () => process.exit()));
});
// The shop has ended: nobody waits for the walk.
process.once('disconnect', () => process.exit());
