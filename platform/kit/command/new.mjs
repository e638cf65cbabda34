import { readdirSync } from 'node:fs';
import { problemOfName } from '../new/remote-name.mjs';
import { writeTemplate } from '../new/write-template.mjs';
import { orSay } from './failure.mjs';
import { npmInstall } from './npm-install.mjs';
import { shopOf } from './remote.mjs';

/**
 * @import { Given } from './commands.mjs'
 * @import { Shop } from './shop.mjs'
 */

/** The names that an empty folder may contain: created by npm with the kit, and by git. */
const OF_TOOLS = new Set(['package.json', 'package-lock.json', 'node_modules', '.git']);

/**
 * @param {Given} given
 * @param {Shop} shop
 */
async function problem({ directory, words: [name = ''] }, shop) {
  const ofName = problemOfName(name);
  if (ofName !== null) return ofName;
  const found = readdirSync(directory).find((file) => !OF_TOOLS.has(file));
  if (found !== undefined) return `This folder is not empty: it holds ${found}.`;
  return (await shop.remotes()).includes(name) ? `The shop has a remote "${name}" already.` : null;
}

/**
 * Makes a repository for a remote in the current folder, and installs what it needs.
 * @param {Given} given
 */
export async function makeRepository(given) {
  const shop = shopOf(given);
  const wrong = await problem(given, shop);
  if (wrong !== null) throw new Error(wrong);
  const [name = ''] = given.words;
  const { shared, kit, page, overrides } = await shop.kit();
  const addresses = { shop: shop.address, 'shared-url': shared, 'kit-url': kit };
  const heldBack = { overrides: JSON.stringify(overrides) };
  writeTemplate(given.directory, 'repository', { ...page, ...addresses, ...heldBack, name });
  await orSay('Its files are written; its packages are not installed.', () =>
    npmInstall(given.directory),
  );
  console.log(`The remote ${name} is made. Its tests: npm test; alone: npm run dev`);
}
