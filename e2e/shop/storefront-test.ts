import { test as base } from '@playwright/test';
import { noteAsked } from './asked';
import { collectComplaints } from './complaints';
import { repository } from './product-tree';
import { closeShop, startShop, type RunningShop } from './running-shop';
import { copySeeded } from './seeded';
import { limitScarce } from './staff';

export interface Fixtures {
  /** The errors in the page's console, oldest first. */
  complaints: string[];
  /** Notes what the story asks of its shop. */
  asked: void;
}

export interface WorkerFixtures {
  /** One running shop for all stories of a worker: what they leave in it does not matter to others. */
  openShop: RunningShop;
}

/** A story in the shop that all stories of a worker share; `page` opens addresses relative to it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  openShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, provide) => {
      const shop = await startShop(repository, copySeeded());
      // The buyers of all stories have the same address.
      await limitScarce(shop.url, { left: 0, pieces_per_hour: 1 });
      await provide(shop);
      await closeShop(shop);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ openShop }, provide) => provide(openShop.url),
  complaints: async ({ page }, provide) => provide(collectComplaints(page)),
  asked: [
    async ({ browser, baseURL }, provide, info) =>
      noteAsked({ browser, url: baseURL ?? '', info }, provide),
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
