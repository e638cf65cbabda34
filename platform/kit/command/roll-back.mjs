import { printRelease } from './activation.mjs';
import { momentAs } from './moment.mjs';
import { remoteOf, shopOf } from './remote.mjs';

/**
 * Reads which version visitors were given last; refuses to guess after an automatic rollback.
 * @param {import('./shop.mjs').Shop} shop
 * @param {string} name
 */
async function readLive(shop, name) {
  const { releases } = await shop.status();
  const release = releases.find((each) => each.name === name);
  if (!release || (release.unreleased && !release.candidate)) {
    throw new Error(`nothing of ${name} is live.`);
  }
  const { candidate, stable, returned } = release;
  const { version } = candidate ?? stable;
  if (returned) {
    const when = momentAs(returned.at);
    throw new Error(
      `${returned.version} was rolled back automatically at ${when}; ${version} is live. To take that back too: pasal roll-back ${version}.`,
    );
  }
  console.log(`${name}: ${version} is live and is being rolled back`);
  return version;
}

/** @param {import('./commands.mjs').Given} given */
export async function rollBackCommand(given) {
  const { name } = await remoteOf({ ...given, version: '' });
  const shop = shopOf(given);
  const version = given.words[0] ?? (await readLive(shop, name));
  const { why } = given;
  const { release } = await shop.rollBack(name, { version, ...(why && { why }) });
  printRelease(release);
}
