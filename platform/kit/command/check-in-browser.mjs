import { findBrowser } from '../walk/find-browser.mjs';
import { openBrowser } from '../walk/open-browser.mjs';
import { openPatterns, walkBuild } from '../walk/walk-build.mjs';
import { Failure } from './failure.mjs';
import { packRelease } from './pack-release.mjs';
import { digestOf } from './walk-result.mjs';

/**
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Remote } from './remote.mjs'
 * @import { Shop } from './shop.mjs'
 */

/**
 * What to check, and what is live, as the shop identified it.
 * @typedef {{ record: ReleaseRecord, shop: Shop, live: string | undefined }} Asked
 */

/**
 * @param {string} directory
 * @param {ReleaseRecord} record
 * @param {Shop} shop
 */
async function walk(directory, record, shop) {
  const { addresses, ...walked } = await shop.walk(openPatterns(record));
  const program = findBrowser(process.env);
  if (program === undefined) {
    throw new Error('there is no Chrome or Chromium here; name one in the variable BROWSER.');
  }
  const browser = await openBrowser(program);
  try {
    const built = { directory, record, shop: shop.address, addresses, walk: walked };
    return await walkBuild(browser, built);
  } finally {
    await browser.close();
  }
}

/**
 * Sends the result to the shop, for this build compared with what was live.
 * @param {Shop} shop
 * @param {{ remote: Remote, record: ReleaseRecord, live: string | undefined, findings: string[] }} result
 */
async function sendResult(shop, { remote, record, live, findings }) {
  // An older shop accepts no result.
  if (live === undefined) return;
  const { name, version } = record;
  const digest = digestOf(await packRelease(remote, record));
  try {
    const { message } = await shop.sendWalk({ name, version, digest, live, findings });
    console.log(message);
  } catch (error) {
    console.log(`The walk does not count: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Checks the pages of a build in a browser, in place of the live version, and follows a shopper's journey to an order
 * ready to place. Nothing is ordered. Sends the findings to the shop.
 * @param {Remote} remote
 * @param {Asked} asked
 */
export async function checkInBrowser(remote, { record, shop, live }) {
  const findings = await walk(remote.directory, record, shop);
  await sendResult(shop, { remote, record, live, findings });
  if (findings.length === 0) return;
  const count = findings.length === 1 ? 'one finding' : `${findings.length} findings`;
  throw new Failure(`in a browser there is ${count}, as is said above.`, findings);
}
