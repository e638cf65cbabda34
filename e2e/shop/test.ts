import { test as base, type Page } from '@playwright/test';
import { copyProduct } from './product-tree';
import { closeShop, copySeeded, startShop, type RunningShop } from './running-shop';

interface Fixtures {
  /** A running shop of this story alone, in a product tree it may change. */
  shop: RunningShop & { root: string };
  /** Whatever the page's console called an error, oldest first. */
  complaints: string[];
}

interface Options {
  /** Whether the product tree also holds the sources, to build from. */
  withSources: boolean;
}

/** Collects whatever the console of a page calls an error, from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** A story with a shop of its own; `page` opens addresses relative to it. */
export const test = base.extend<Fixtures & Options>({
  withSources: [false, { option: true }],
  shop: [
    async ({ withSources }, provide) => {
      const { root, remove } = copyProduct({ sources: withSources });
      const shop = await startShop(root, copySeeded());
      await provide({ ...shop, root });
      await closeShop(shop);
      remove();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  complaints: async ({ page }, provide) => provide(collectComplaints(page)),
});

export { expect } from '@playwright/test';
