import { planAs } from './activation.mjs';
import { momentAs } from './moment.mjs';
import { shopOf } from './remote.mjs';

/** @import { LiveRelease, ReleaseOverview } from '@pasal/platform/contract/release-work' */

/** @param {LiveRelease} release */
const liveAs = ({ version, source, share, since }) =>
  `${version}, ${share} %, ${source === 'own' ? 'the shop’s own build' : `since ${momentAs(/** @type {string} */ (since))}`}`;

/**
 * Describes who walked with a version, and the findings.
 * @param {import('@pasal/platform/contract/release-walk').ReleaseWalk} walk
 */
function walkAs({ walked_by: by, at, findings, stale }) {
  const who = by === 'shop' ? 'the shop' : 'the team';
  const found = findings.length === 0 ? 'nothing found' : `found: ${findings.join(' ')}`;
  return `walked by ${who}, ${momentAs(at)}${stale ? ', beside what was live then' : ''}, ${found}`;
}

/**
 * Describes a version that could be activated, and its rollback if there was one.
 * @param {ReleaseOverview['versions'][number]} kept
 */
function keptAs({ version, uploaded_at: at, uploaded_by: by, went_back: back, walk }) {
  const kept = [`kept: ${version}`, momentAs(at), by, ...(walk ? [walkAs(walk)] : [])].join(', ');
  return back
    ? `${kept}, rolled back automatically, ${momentAs(back.at)}: ${back.why ?? 'no reason is known'}`
    : kept;
}

/**
 * Describes host or a remote in lines: what visitors get of it, and what could be activated.
 * @param {ReleaseOverview} release
 * @returns {string[]}
 */
const linesOf = ({ stable, candidate, plan, notice, unreleased, walking, versions }) => [
  unreleased ? 'no release is live' : liveAs(stable),
  ...(candidate ? [liveAs(candidate)] : []),
  ...(plan ? [planAs(plan)] : []),
  ...(walking
    ? [`${walking.version} is walked in a browser since ${momentAs(walking.since)}`]
    : []),
  ...(notice ? [notice] : []),
  ...versions.map(keptAs),
];

/** @param {import('./commands.mjs').Given} given */
export async function statusCommand(given) {
  const shop = shopOf(given);
  const { releases, contract } = await shop.status();
  for (const release of releases) {
    for (const [at, line] of linesOf(release).entries()) {
      console.log(`${(at === 0 ? release.name : '').padEnd(12)} ${line}`);
    }
  }
  console.log(`contract     ${contract.version} ${contract.digest}, at ${shop.address}`);
}
