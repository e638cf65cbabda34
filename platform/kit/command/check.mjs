import { problemsOfImports } from '../law/imports.mjs';
import { missingWords } from '../law/words.mjs';
import { builtRecord } from './build.mjs';
import { checkTypes } from './check-types.mjs';
import { Failure } from './failure.mjs';
import { remoteOf, shopOf } from './remote.mjs';
import { linesOf } from './ask-shop.mjs';
import { step } from './step.mjs';

/**
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Remote } from './remote.mjs'
 * @import { Shop } from './shop.mjs'
 */

/** @param {Remote} remote */
function checkImports(remote) {
  const problems = problemsOfImports(remote);
  if (problems.length > 0) throw new Failure('its imports break the rule above.', problems);
}

/**
 * Checks that no text is missing in any of the remote's languages; for an unsupported language, prints what to write.
 * @param {Remote} remote
 */
function checkWords(remote) {
  for (const { language, missing, isRefused } of missingWords(remote)) {
    if (isRefused) {
      throw new Failure(
        `the build refuses pages below /${language} with these words missing.`,
        missing,
      );
    }
    console.log(`Pages below /${language} show English: ${remote.name} has none of these.`);
    for (const line of missing) console.log(`- ${line}`);
  }
}

/**
 * Checks that need no shop: types are checked only here, because the shop has no compiler.
 * @param {Remote} remote
 */
export async function checkLocally(remote) {
  await step('words', () => checkWords(remote));
  await step('types', () => checkTypes(remote));
  // The host provides what remotes reach through shared; the shop's own import law covers it.
  if (remote.name !== 'host') await step('imports', () => checkImports(remote));
}

/**
 * Asks the shop whether it would accept the build; returns an identifier of what is live there.
 * @param {Shop} shop
 * @param {ReleaseRecord} record
 */
export async function checkWithShop(shop, record) {
  const { problems, notes = [], live } = await shop.check(record);
  for (const note of notes) console.log(note);
  if (problems.length > 0) {
    const message = `${shop.address} would refuse ${record.name} ${record.version}, as is said above.`;
    throw new Failure(message, linesOf(problems));
  }
  return live;
}

/**
 * The browser module is loaded only when needed.
 * @param {Remote} remote
 * @param {import('./check-in-browser.mjs').Asked} asked
 */
export async function checkWithBrowser(remote, asked) {
  const { checkInBrowser } = await import('./check-in-browser.mjs');
  await checkInBrowser(remote, asked);
}

/** @param {import('./commands.mjs').Given} given */
export async function checkCommand(given) {
  const remote = await remoteOf(given);
  await checkLocally(remote);
  if (given.local) return;
  const record = await step('build', () => builtRecord(remote));
  const shop = shopOf(given);
  const live = await step('the shop', () => checkWithShop(shop, record));
  if (given.browser) {
    await step('in a browser', () => checkWithBrowser(remote, { record, shop, live }));
  }
  console.log(`${remote.name} ${remote.version} may go live`);
}
