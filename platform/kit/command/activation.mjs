import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { momentAs } from './moment.mjs';
import { remoteOf, shopOf } from './remote.mjs';

/**
 * @import { ReleaseEvent } from '@pasal/platform/contract/release-history'
 * @import { ReleaseOverview, ReleasePlan } from '@pasal/platform/contract/release-work'
 * @import { Given } from './commands.mjs'
 * @import { Activation, Decision, Shop } from './shop.mjs'
 */

/**
 * Returns the request to the shop: a version, for which visitors or by a plan, and why.
 * @param {Given} given
 * @param {string} version
 * @returns {Activation}
 */
export function wantedOf({ share, plan, why, 'without-walk': withoutWalk }, version) {
  const percent = share === undefined ? undefined : Number(share);
  if (percent !== undefined && !(percent > 0 && percent <= 100)) {
    throw new Error(`--share ${share} isn't a percentage up to 100.`);
  }
  if (plan && share !== undefined) {
    throw new Error("--plan and --share can't be combined.");
  }
  return {
    version,
    ...(percent !== undefined && { share: percent }),
    ...(plan && { plan }),
    ...(withoutWalk && { without_walk: true }),
    ...(why && { why }),
  };
}

const STATES = {
  growing: 'rolling out by plan',
  waiting: 'waiting for approval (pasal go-on)',
  stopped: 'paused (pasal go-on)',
};

/**
 * Describes the progress of a release with a plan in a line of its own.
 * @param {ReleasePlan} plan
 */
export const planAs = ({ state, visits, since, yes_from: yesFrom }) =>
  `${STATES[state]}: ${visits} visits at this share since ${momentAs(since)}; a yes counts from ${momentAs(yesFrom)}`;

/** @param {{ version: string, share: number }} release */
const shareOf = ({ version, share }) => `${version} (${share} %)`;

/**
 * Prints what visitors get of a remote now.
 * @param {ReleaseOverview} release
 */
export function printRelease({ name, stable, candidate, plan, unreleased }) {
  const live = [...(unreleased ? [] : [stable]), ...(candidate ? [candidate] : [])];
  console.log(`${name}: ${live.map(shareOf).join(', ') || 'nothing is live'}`);
  if (plan) console.log(`${name} ${planAs(plan)}`);
}

/** Milliseconds between two polls for the end of a walk. */
const ASKED_EVERY = 2000;
/** The ends of a walk in the history: it went live, or it was refused. */
const ENDS = new Set(['activate', 'plan', 'refuse']);

/**
 * @param {Shop} shop
 * @param {string} name
 */
const overviewOf = async (shop, name) =>
  (await shop.status()).releases.find((each) => each.name === name);

/**
 * Waits until the shop has tried a release, or walked with it, and activated it; a refusal contains the findings.
 * @param {Shop} shop
 * @param {string} name
 * @param {{ version: string, since: string }} walking
 */
async function waitForWalk(shop, name, { version, since }) {
  /** @type {ReleaseOverview | undefined} */
  let release;
  do {
    await pause(ASKED_EVERY);
    release = await overviewOf(shop, name);
  } while (release?.walking?.version === version);
  const { events } = await shop.history(name);
  const end = events.find(
    (event) => event.version === version && ENDS.has(event.action) && event.at >= since,
  );
  if (!end) throw new Error('the walk ended without a result; pasal activate tries it again.');
  if (end.action === 'refuse') {
    const { walk } = release?.versions.find((each) => each.version === version) ?? {};
    const findings = walk && walk.at >= since ? walk.findings : [];
    const lines = findings.length > 0 ? findings.map((text) => `- ${text}`) : [end.why ?? ''];
    throw new Failure('the shop refuses it, as is said above.', lines);
  }
  return { live: /** @type {ReleaseOverview} */ (release), walked: end.walked };
}

const WALKED = {
  shop: 'the shop walked through it in a browser and found nothing',
  team: 'your walk through it in a browser counts',
  none: 'no one walked through it in a browser; pasal release --browser does, on your machine',
  waived: 'it was activated without a walk',
};

/**
 * Activates a release and prints who walked with it; a shop with a browser does that first.
 * @param {Shop} shop
 * @param {string} name
 * @param {Activation} wanted
 * @returns what is live at the end
 */
export async function activateRelease(shop, name, wanted) {
  const { message, release, walked } = await shop.activate(name, wanted);
  const { walking } = release;
  const isWalked = walking?.version === wanted.version;
  if (isWalked) console.log(message);
  const end = isWalked ? await waitForWalk(shop, name, walking) : { live: release, walked };
  if (end.walked) console.log(`${name} ${wanted.version}: ${WALKED[end.walked]}`);
  return end.live;
}

/** @param {Given} given */
export async function activateCommand(given) {
  const [version = ''] = given.words;
  const { name } = await remoteOf({ ...given, version });
  printRelease(await activateRelease(shopOf(given), name, wantedOf(given, version)));
}

/**
 * Sends a person's decision on a release that is rolling out by a plan.
 * @param {Decision['decision']} decision
 * @returns {(given: Given) => Promise<void>}
 */
const deciding = (decision) => async (given) => {
  const { name } = await remoteOf({ ...given, version: '' });
  const { release } = await shopOf(given).decide(name, {
    decision,
    ...(given.why && { why: given.why }),
  });
  printRelease(release);
};
export const goOnCommand = deciding('go-on');
export const stopCommand = deciding('stop');
