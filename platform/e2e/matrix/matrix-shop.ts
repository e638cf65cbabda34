import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { awaitRendered } from '../../../e2e/shop/rendered';
import { startOwnShop, type OwnShop } from '../../../e2e/shop/own-shop';
import { recordOf } from '../shop/releases';
import { signIn } from '../../../e2e/shop/staff';
import { test as storefront } from '../../../e2e/shop/storefront-test';
import { OWN_PAGE, remotes } from './remotes';

export interface MatrixShop extends OwnShop {
  /** A browser that is signed in as staff. */
  staff: BrowserContextOptions['storageState'];
}

/** The build of a remote in the shop's tree. */
export function buildOf({ root }: MatrixShop, name: string) {
  const record = recordOf(root, name);
  return { record, folder: path.join(root, `remote-${name}/dist`, record.version) };
}

const COMMANDS = [
  ['scripts/new-remote.mjs', 'offers'],
  ['scripts/build.mjs', 'remote-offers'],
];

/** A shop with a fourth remote, as the generator writes it; all cells of a worker are tried in it. */
export const test = storefront.extend<object, { matrix: MatrixShop }>({
  matrix: [
    async ({ browser }, provide) => {
      const shop = await startOwnShop({
        sources: true,
        prepare(root) {
          for (const words of COMMANDS) execFileSync(process.execPath, words, { cwd: root });
        },
      });
      const page = await browser.newPage({ baseURL: shop.url });
      await signIn(page, 'admin');
      const staff = await page.context().storageState();
      for (const { isRendered, page: own } of remotes) {
        if (isRendered) await awaitRendered(page, own.at);
      }
      await awaitRendered(page, OWN_PAGE);
      await page.close();
      await provide({ ...shop, staff });
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ matrix }, provide) => provide(matrix.url),
});

export { expect } from '@playwright/test';
