import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { repository } from './product-tree';
import { QUICK_START, SEEDED, startShop } from './running-shop';

/** Builds what changed and lets one first start fill the data every story begins with. */
export default async function prepare(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: repository, stdio: 'inherit' });
  rmSync(SEEDED, { recursive: true, force: true });
  mkdirSync(SEEDED, { recursive: true });
  const shop = await startShop(repository, SEEDED, QUICK_START);
  await shop.stop();
}
