import { test as base } from '@playwright/test';
import { repository } from './product-tree';
import { closeShop, copySeeded, startShop, type RunningShop } from './running-shop';
import { collectComplaints } from './test';

interface Fixtures {
  /** Whatever the page's console called an error, oldest first. */
  complaints: string[];
}

interface WorkerFixtures {
  /** One running shop for all stories of a worker: visitors who only look change nothing in it. */
  openShop: RunningShop;
}

/** A story of a visitor who orders nothing; `page` opens addresses relative to the shop. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  openShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, provide) => {
      const shop = await startShop(repository, copySeeded());
      await provide(shop);
      await closeShop(shop);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ openShop }, provide) => provide(openShop.url),
  complaints: async ({ page }, provide) => provide(collectComplaints(page)),
});

export { expect } from '@playwright/test';
