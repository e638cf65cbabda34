import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { orSay } from './failure.mjs';
import { npmInstall } from './npm-install.mjs';
import { shopOf } from './remote.mjs';

/**
 * Installs the packages of the shop's current version: after its upgrade, builds against the old ones may be refused.
 * @param {import('./commands.mjs').Given} given
 */
export async function updateCommand(given) {
  const { shared, kit, page, overrides } = await shopOf(given).kit();
  const file = path.join(given.directory, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(own.dependencies, page, { '@pasal/shared': shared });
  own.devDependencies['@pasal/remote-kit'] = kit;
  own.overrides = { ...own.overrides, ...overrides };
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  await orSay('package.json names the new packages; they are not installed.', () =>
    npmInstall(given.directory),
  );
}
