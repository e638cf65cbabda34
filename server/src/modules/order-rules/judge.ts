import { wilson } from '@pasal/core/wilson';

/** Parcels that reached their end, and how many of them were refused. */
export interface Record {
  parcels: number;
  refused: number;
}

/** Sample size, newest first: orders of the shop as the baseline, and of a place or courier. */
export const SHOP_ORDERS = 1000;
export const PLACE_ORDERS = 300;
/** With fewer parcels of its own, the shop is assumed to have this share of refusals. */
const LEAST_OF_SHOP = 100;
const ASSUMED_SHARE = 0.1;

/** z-value of the bounds: one in 2,000 lies beyond it on each side. */
const SURE = 3.2905;
/** Fewer parcels or refusals are not significant. */
const LEAST = 5;

const figuresOf = ({ parcels, refused }: Record) => ({ failed: refused, loads: parcels - refused });

/** The shop's highest plausible share of refusals: the upper bound of its confidence interval. */
export function boundOfShop(shop: Record): number {
  const known =
    shop.parcels >= LEAST_OF_SHOP
      ? shop
      : { parcels: LEAST_OF_SHOP, refused: ASSUMED_SHARE * LEAST_OF_SHOP };
  return wilson(figuresOf(known), SURE).upper;
}

/** True if the share of refusals is significantly above the shop's; never for a few refusals. */
export const hasMany = (record: Record, shop: Record): boolean =>
  record.refused >= LEAST && wilson(figuresOf(record), SURE).lower > boundOfShop(shop);

/** True if there are enough parcels, and the share refused is within the shop's upper bound. */
export const hasFew = (record: Record, shop: Record): boolean =>
  record.parcels >= LEAST && record.refused <= boundOfShop(shop) * record.parcels;
