import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { untilDrawn } from '../../server/src/testing/until-drawn';
import { repository } from './product-tree';
import { QUICK_START, SEEDED, SEEDS, startShop } from './running-shop';

/**
 * Builds what changed and lets one first start fill the data every story begins with; a directory that the
 * same server and demo have filled before is used again.
 */
export default async function prepare(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: repository, stdio: 'inherit' });
  if (existsSync(SEEDED)) return;
  rmSync(SEEDS, { recursive: true, force: true });
  const draft = path.join(SEEDS, 'draft');
  mkdirSync(draft, { recursive: true });
  const shop = await startShop(repository, draft, QUICK_START);
  await untilDrawn(draft);
  await shop.stop();
  // Named once it is whole: a run that was broken off leaves nothing that looks filled.
  renameSync(draft, SEEDED);
}
