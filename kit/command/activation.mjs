import { remoteOf, shopOf } from './remote.mjs';

/** What is asked of the shop: a version, for whom, and why. */
export function wantedOf({ share, why }, version) {
  const percent = share === undefined ? undefined : Number(share);
  if (percent !== undefined && !(percent >= 0 && percent <= 100)) {
    throw new Error(`--share ${share} is no percentage from 0 to 100.`);
  }
  return { version, ...(percent !== undefined && { share: percent }), ...(why && { why }) };
}

const shareOf = ({ version, share }) => `${version} (${share} %)`;

/** Says what visitors get of a remote now. */
function show({ name, stable, candidate }) {
  console.log(`${name}: ${[stable, candidate].filter(Boolean).map(shareOf).join(', ')}`);
}

export async function activateCommand(given) {
  const [version] = given.words;
  if (version === undefined) throw new Error('say which version: pasal activate <version>.');
  const { name } = await remoteOf({ ...given, version });
  const { release } = await shopOf(given).activate(name, wantedOf(given, version));
  show(release);
}

export async function rollBackCommand(given) {
  const { name } = await remoteOf({ ...given, version: '' });
  const { release } = await shopOf(given).rollBack(name, given.why ? { why: given.why } : {});
  show(release);
}
