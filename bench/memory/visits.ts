import type { Request } from 'autocannon';
import { paths } from '@pasal/shared/routing/paths';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import type { FilledShop } from '../database';
import { orderOf } from '../measure-orders';

/** A shop that visitors look around in. */
export interface VisitedShop extends FilledShop {
  categories: string[];
  /** Addresses of the pictures of its goods. */
  pictures: string[];
}

const API = '/api/v1';
/** Words that people type: together they make searches that are new to the shop. */
const TYPED = ['outdoor', 'dome', 'camera', 'hikvison', 'solar', 'क्यामेरा', 'kettle', 'pankha'];
const TYPED_AFTER = ['price', 'nightcolour', '2mp', 'wifi', 'ko mulya', 'lg', 'bulet', 'xyzzyq'];
const FORMATS = ['image/avif,*/*', 'image/webp,*/*', 'image/jpeg'];
/** Requests between two pictures that are new to the shop, in all their forms. */
const PICTURE_EVERY = 1000;

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the shop has too little to look at');
  return item;
};

/** Returns the words of a search; the number makes each its own. */
const wordsAt = (index: number) =>
  encodeURIComponent(`${at(TYPED, index)} ${at(TYPED_AFTER, index >> 3)} ${(index >> 6) % 1000}`);

type Visit = (shop: VisitedShop, index: number) => Request;

const page = (path: string): Request => ({ path, headers: { 'accept-encoding': 'br' } });
const call = (path: string): Request => page(`${API}${path}`);

const product: Visit = ({ slugs }, index) => page(`/product/${at(slugs, index)}`);
const category: Visit = ({ categories }, index) => page(paths.category(at(categories, index)));
const search: Visit = (_shop, index) => page(`/search?q=${wordsAt(index)}`);
const listing: Visit = ({ categories }, index) =>
  call(
    `/product/public?limit=20&page=${1 + (index % 3)}&max_price=${1000 + ((index * 13) % 90_000)}&category=${encodeURIComponent(at(categories, index))}`,
  );
const found: Visit = (_shop, index) => call(`/product/public?limit=10&search=${wordsAt(index)}`);
const bySlug: Visit = ({ slugs }, index) => call(`/product/slug/${at(slugs, index * 7)}`);
const picture: Visit = ({ pictures }, index) => ({
  path: `${at(pictures, Math.floor(index / PICTURE_EVERY))}?w=${at(PICTURE_WIDTHS, index)}`,
  headers: { accept: at(FORMATS, index >> 3) },
});
const order: Visit = (shop, index) => ({
  method: 'POST',
  path: `${API}/order-product`,
  ...orderOf(shop, index),
});

/** The kinds of visit, and how many of fifty each one is. */
const MIX: readonly [Visit, number][] = [
  [product, 10],
  [category, 5],
  [search, 5],
  [listing, 8],
  [found, 5],
  [bySlug, 8],
  [picture, 8],
  [order, 1],
];
const SCHEDULE = MIX.flatMap(([visit, times]) => Array.from({ length: times }, () => visit));

/**
 * Visits a shop from as many addresses as there are requests: pages, listings that are asked for once,
 * searches, goods, pictures whose sizes have to be made, and orders, which outdate all cached pages.
 */
export function visits(shop: VisitedShop): (request: Request) => Request {
  let index = 0;
  return (request) => {
    index += 1;
    // The kinds alternate, however many there are of one.
    const visit = at(SCHEDULE, index * 21);
    const { headers, ...asked } = visit(shop, index);
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    return { ...request, ...asked, headers: { 'x-forwarded-for': address, ...headers } };
  };
}
