import { setTimeout as pause } from 'node:timers/promises';
import { activateRelease, wantedOf } from './activation.mjs';
import { buildRemote } from './build.mjs';
import { checkLocally, checkWithBrowser, checkWithShop } from './check.mjs';
import { orSay } from './failure.mjs';
import { packRelease } from './pack-release.mjs';
import { recordOf, remoteOf, shopOf } from './remote.mjs';
import { step } from './step.mjs';

/**
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Remote } from './remote.mjs'
 * @import { Activation, Shop } from './shop.mjs'
 */

/** How long the shop's servers may take to agree on what is live, and the polling interval. */
const SHOWN_WITHIN = 10_000;
const ASKED_EVERY = 100;

/**
 * Waits until the shop's own page names the version.
 * @param {Shop} shop
 * @param {Remote} remote
 */
async function waitUntilShown(shop, { name, version }) {
  const end = Date.now() + SHOWN_WITHIN;
  const base = name === 'host' ? `/host/${version}/` : `/remotes/${name}/${version}/`;
  while (!(await shop.document()).includes(base)) {
    if (Date.now() > end) throw new Error(`the shop does not show ${name} ${version} yet.`);
    await pause(ASKED_EVERY);
  }
}

/**
 * @param {Shop} shop
 * @param {Remote} remote
 * @param {Activation} wanted
 */
async function activate(shop, remote, wanted) {
  const { name, version } = remote;
  const uploaded = `${name} ${version} is uploaded, and not activated (pasal activate ${version}).`;
  await orSay(uploaded, () => step('activate', () => activateRelease(shop, name, wanted)));
  // With a share it is random which version the page loaded here has.
  if (!wanted.plan && (wanted.share === undefined || wanted.share === 100)) {
    await orSay(`${name} ${version} is activated.`, () =>
      step('shown', () => waitUntilShown(shop, remote)),
    );
  }
}

/** @param {import('./commands.mjs').Given} given */
export async function releaseCommand(given) {
  const started = performance.now();
  const remote = await remoteOf(given);
  const shop = shopOf(given);
  const wanted = wantedOf(given, remote.version);
  await checkLocally(remote);
  // Always builds, because the files in dist may have been changed.
  await step('build', () => buildRemote(remote));
  const record = /** @type {ReleaseRecord} */ (recordOf(remote));
  const live = await step('check', () => checkWithShop(shop, record));
  if (given.browser) {
    await step('in a browser', () => checkWithBrowser(remote, { record, shop, live }));
  }
  const archive = await step('pack', () => packRelease(remote, record));
  const { notice } = await step('upload', () => shop.upload(remote.name, archive));
  if (notice) console.log(notice);
  if (!given['no-activate']) await activate(shop, remote, wanted);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const state = given['no-activate'] ? 'uploaded' : 'live';
  console.log(`${remote.name} ${remote.version} is ${state}, ${seconds} s`);
}
