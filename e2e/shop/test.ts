import { copyProduct } from './product-tree';
import { closeShop, copySeeded, QUICK_START, startShop, type RunningShop } from './running-shop';
import { test as shared } from './storefront-test';

interface Fixtures {
  /** A running shop of this story alone, in a product tree it may change. */
  shop: RunningShop & { root: string };
}

interface Options {
  /** Whether the product tree also holds the sources, to build from. */
  withSources: boolean;
}

/**
 * A story with a shop of its own, which takes seconds to start: for one that changes what others look
 * at. `page` opens addresses relative to it.
 */
export const test = shared.extend<Fixtures & Options>({
  withSources: [false, { option: true }],
  shop: [
    async ({ withSources }, provide) => {
      const { root, remove } = copyProduct({ sources: withSources });
      const shop = await startShop(root, copySeeded(), QUICK_START);
      await provide({ ...shop, root });
      await closeShop(shop);
      remove();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

export { expect } from '@playwright/test';
