import { wilson } from '@pasal/core/wilson';

/** Parcels that ended with a buyer, and those of them that were refused. */
export interface Record {
  parcels: number;
  refused: number;
}

/** Orders of the shop that others are compared with, and of a place or courier that count: the newest. */
export const SHOP_ORDERS = 1000;
export const PLACE_ORDERS = 300;
/** With fewer parcels of its own the shop is taken for one of which this share is refused. */
const LEAST_OF_SHOP = 100;
const ASSUMED_SHARE = 0.1;

/** So sure is a bound: one in 2,000 lies beyond it on each side. */
const SURE = 3.2905;
/** Fewer parcels, or refusals, say nothing. */
const LEAST = 5;

const figuresOf = ({ parcels, refused }: Record) => ({ failed: refused, loads: parcels - refused });

/** The share of refusals that the shop may be said to have at most, by the upper bound of its share. */
export function boundOfShop(shop: Record): number {
  const known =
    shop.parcels >= LEAST_OF_SHOP
      ? shop
      : { parcels: LEAST_OF_SHOP, refused: ASSUMED_SHARE * LEAST_OF_SHOP };
  return wilson(figuresOf(known), SURE).upper;
}

/** True where surely more is refused than in the shop; never by few refusals. */
export const hasMany = (record: Record, shop: Record): boolean =>
  record.refused >= LEAST && wilson(figuresOf(record), SURE).lower > boundOfShop(shop);

/** True where enough was brought, and no larger share refused than the shop's own may be. */
export const hasFew = (record: Record, shop: Record): boolean =>
  record.parcels >= LEAST && record.refused <= boundOfShop(shop) * record.parcels;
