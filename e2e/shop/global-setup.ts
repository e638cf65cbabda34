import { execFileSync } from 'node:child_process';
import { repository } from './product-tree';
import { QUICK_START, startShop } from './running-shop';
import { keepSeeded } from './seeded';

/** Builds what changed and makes the initial data of all stories by one first start. */
export default async function prepare(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: repository, stdio: 'inherit' });
  await keepSeeded(async (dataDir) => {
    const shop = await startShop(repository, dataDir, QUICK_START);
    await shop.stop();
  });
}
