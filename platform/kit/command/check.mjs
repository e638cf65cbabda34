import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { folderOf } from '../build/installed.mjs';
import { problemsOfImports } from '../law/imports.mjs';
import { builtRecord } from './build.mjs';
import { remoteOf, shopOf } from './remote.mjs';
import { ShopRefusal } from './shop.mjs';
import { step } from './step.mjs';

/** Whether the types agree, with each other and with the contract that is installed. */
function checkTypes({ directory, isOfShop }) {
  const compiler = path.join(folderOf('typescript-7', import.meta.dirname), 'bin/tsc');
  const words = [compiler, isOfShop ? '-b' : '-p', '.'];
  const { status } = spawnSync(process.execPath, words, { cwd: directory, stdio: 'inherit' });
  if (status !== 0) throw new Error('the types do not agree.');
}

function checkImports(remote) {
  const problems = problemsOfImports(remote);
  if (problems.length > 0) throw new Error(`imports:\n${problems.join('\n')}`);
}

/** What can be checked without the shop: types are checked here and nowhere else, for it has no compiler. */
export async function checkLocally(remote) {
  await step('types', () => checkTypes(remote));
  // The host brings what remotes reach through shared; the shop's own import law is for it.
  if (remote.name !== 'host') await step('imports', () => checkImports(remote));
}

/** Asks the shop whether it would take the build. */
export async function checkWithShop(shop, record) {
  const { problems } = await shop.check(record);
  if (problems.length > 0) {
    const message = `${shop.address} would refuse ${record.name} ${record.version}:`;
    throw new ShopRefusal(409, { message, details: { problems } });
  }
}

export async function checkCommand(given) {
  const remote = await remoteOf(given);
  await checkLocally(remote);
  if (given.local) return;
  const record = await step('build', () => builtRecord(remote));
  await step('the shop', () => checkWithShop(shopOf(given), record));
  console.log(`${remote.name} ${remote.version} may go live`);
}
