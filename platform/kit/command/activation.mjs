import { remoteOf, shopOf } from './remote.mjs';

/** What is asked of the shop: a version, for whom or by a plan, and why. */
export function wantedOf({ share, plan, why }, version) {
  const percent = share === undefined ? undefined : Number(share);
  if (percent !== undefined && !(percent > 0 && percent <= 100)) {
    throw new Error(`--share ${share} is no percentage up to 100.`);
  }
  if (plan && share !== undefined) {
    throw new Error('a release that grows by a plan (--plan) has no --share of its own.');
  }
  return {
    version,
    ...(percent !== undefined && { share: percent }),
    ...(plan && { plan }),
    ...(why && { why }),
  };
}

const STATES = {
  growing: 'grows by its plan',
  waiting: 'waits for a yes (pasal go-on)',
  stopped: 'is stopped (pasal go-on)',
};

/** How a release grows that has a plan, as a line of its own. */
export const planAs = ({ state, visits, since, yes_from: yesFrom }) =>
  `${STATES[state]}: ${visits} visits at this share since ${since}; a yes counts from ${yesFrom}`;

const shareOf = ({ version, share }) => `${version} (${share} %)`;

/** Says what visitors get of a remote now. */
function show({ name, stable, candidate, plan }) {
  console.log(`${name}: ${[stable, candidate].filter(Boolean).map(shareOf).join(', ')}`);
  if (plan) console.log(`${name} ${planAs(plan)}`);
}

export async function activateCommand(given) {
  const [version] = given.words;
  if (version === undefined) throw new Error('say which version: pasal activate <version>.');
  const { name } = await remoteOf({ ...given, version });
  const { release } = await shopOf(given).activate(name, wantedOf(given, version));
  show(release);
}

/** What a person says to the release of a remote that grows by its plan. */
const deciding = (decision) => async (given) => {
  const { name } = await remoteOf({ ...given, version: '' });
  const { release } = await shopOf(given).decide(name, {
    decision,
    ...(given.why && { why: given.why }),
  });
  show(release);
};
export const goOnCommand = deciding('go-on');
export const stopCommand = deciding('stop');

export async function rollBackCommand(given) {
  const { name } = await remoteOf({ ...given, version: '' });
  const { release } = await shopOf(given).rollBack(name, given.why ? { why: given.why } : {});
  show(release);
}
