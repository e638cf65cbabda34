import { setImmediate as breathe } from 'node:timers/promises';
import type { TestApp } from './test-app';

/** Shoppers who order and browse at the same time, again and again. */
const SHOPPERS = 20;

interface Seen {
  /** Numbers of acknowledged orders. */
  placed: string[];
  /** Answers 503 with a time to try again. */
  refused: number;
  /** Unexpected answers. */
  other: string[];
}

interface Load {
  seen: Seen;
  /** Waits until `seen` is enough; ends the load and fails on any wrong answer. */
  until(enough: (seen: Seen) => boolean): Promise<void>;
  /** Lets every shopper finish; returns their results. */
  stop(): Promise<Seen>;
}

/** Puts load on a shop, orders and listings, while something is done to it. */
export function shopUnderLoad(shop: TestApp, nextOrder: () => object): Load {
  const seen: Seen = { placed: [], refused: 0, other: [] };
  const closing = new AbortController();

  async function shopper(): Promise<void> {
    while (!closing.signal.aborted) {
      const placed = await shop.call<{ order?: { order_number: string }; code?: string }>({
        method: 'POST',
        url: '/order-product',
        body: nextOrder(),
      });
      const listed = await shop.call<{ code?: string }>({ url: '/branch' });
      if (placed.body.order) seen.placed.push(placed.body.order.order_number);
      for (const { status, body, headers } of [placed, listed]) {
        if (status === 503 && headers['retry-after'] !== undefined) seen.refused += 1;
        else if (status >= 300) seen.other.push(`${status} ${body.code}`);
      }
      await breathe();
    }
  }
  const shoppers = Array.from({ length: SHOPPERS }, shopper);
  const failed = Promise.all(shoppers);

  return {
    seen,
    async until(enough) {
      const reached = async () => {
        while (!enough(seen)) {
          if (seen.other.length > 0) throw new Error(`the shop answered ${seen.other.join(', ')}`);
          await breathe();
        }
      };
      try {
        await Promise.race([reached(), failed]);
      } catch (error) {
        closing.abort();
        throw error;
      }
    },
    async stop() {
      closing.abort();
      await failed;
      return seen;
    },
  };
}
