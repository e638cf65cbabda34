import { startOwnShop, type OwnShop } from './own-shop';
import { test as shared } from './storefront-test';

interface Fixtures {
  /** A running shop of this story alone, in a product tree it may change. */
  shop: OwnShop;
}

interface Options {
  /** True when the product tree also holds the sources, to build from. */
  withSources: boolean;
  /** The environment variables its operator sets. */
  variables: Record<string, string>;
  /** True when all stories of the file may have the same shop. */
  isOfFile: boolean;
}

let ofFile: Promise<OwnShop> | undefined;

/**
 * A story with a shop of its own, which takes seconds to start: for one that changes what others look
 * at. `page` opens addresses relative to it.
 */
export const test = shared.extend<Fixtures & Options>({
  withSources: [false, { option: true }],
  variables: [{}, { option: true }],
  isOfFile: [false, { option: true }],
  shop: [
    async ({ withSources, variables, isOfFile }, provide) => {
      const start = () => startOwnShop({ sources: withSources, variables });
      const shop = await (isOfFile ? (ofFile ??= start()) : start());
      await provide(shop);
      if (!isOfFile) await shop.close();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

/** Shares one shop among all stories of a file, if none changes what the others check. */
export function shareShop(): void {
  test.use({ isOfFile: true });
  test.afterAll(async () => {
    await (await ofFile)?.close();
    ofFile = undefined;
  });
}

export { expect } from '@playwright/test';
