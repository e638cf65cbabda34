import type { Browser } from 'playwright-core';
import type { ReleaseRecord } from '@pasal/platform/contract/release';

/** A shopper's way, as `/kit/walk.json` of a shop describes it. */
export interface ShopWalk {
  start: string;
  steps: readonly object[];
  money: string;
}

export interface WalkedBuild {
  directory: string;
  record: ReleaseRecord;
  shop: string;
  addresses: readonly string[];
  walk: ShopWalk;
}

/** Walks through a shop with a finished build in place; a sentence for each finding. */
export function walkBuild(browser: Browser, options: WalkedBuild): Promise<string[]>;
