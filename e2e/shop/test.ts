import { startOwnShop, type OwnShop } from './own-shop';
import { test as shared } from './storefront-test';

interface Fixtures {
  /** A running shop of this story alone, in a product tree it may change. */
  shop: OwnShop;
}

interface Options {
  /** True when the product tree also holds the sources, to build from. */
  withSources: boolean;
  /** What its operator sets. */
  variables: Record<string, string>;
}

/**
 * A story with a shop of its own, which takes seconds to start: for one that changes what others look
 * at. `page` opens addresses relative to it.
 */
export const test = shared.extend<Fixtures & Options>({
  withSources: [false, { option: true }],
  variables: [{}, { option: true }],
  shop: [
    async ({ withSources, variables }, provide) => {
      const shop = await startOwnShop({ sources: withSources, variables });
      await provide(shop);
      await shop.close();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

export { expect } from '@playwright/test';
