import type { Request } from 'autocannon';
import { paths } from '@pasal/shared/routing/paths';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import type { FilledShop } from '../database';
import { orderOf } from '../measure-orders';

/** A shop somebody looks around in. */
export interface VisitedShop extends FilledShop {
  categories: string[];
  /** Addresses of the pictures its goods are shown by. */
  pictures: string[];
}

const API = '/api/v1';
/** What people type: together they make searches that nobody has asked for before. */
const TYPED = ['outdoor', 'dome', 'camera', 'hikvison', 'solar', 'क्यामेरा', 'kettle', 'pankha'];
const TYPED_AFTER = ['price', 'nightcolour', '2mp', 'wifi', 'ko mulya', 'lg', 'bulet', 'xyzzyq'];
const FORMATS = ['image/avif,*/*', 'image/webp,*/*', 'image/jpeg'];
/** Requests after which a picture comes that nobody has asked for before, in all its forms. */
const PICTURE_EVERY = 1000;

const at = <Item>(list: readonly Item[], turn: number): Item => {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('the shop has too little to look at');
  return item;
};

/** Words of a search; the number makes each its own. */
const wordsAt = (turn: number) =>
  encodeURIComponent(`${at(TYPED, turn)} ${at(TYPED_AFTER, turn >> 3)} ${(turn >> 6) % 1000}`);

type Visit = (shop: VisitedShop, turn: number) => Request;

const page = (path: string): Request => ({ path, headers: { 'accept-encoding': 'br' } });
const call = (path: string): Request => page(`${API}${path}`);

const product: Visit = ({ slugs }, turn) => page(`/product/${at(slugs, turn)}`);
const category: Visit = ({ categories }, turn) => page(paths.category(at(categories, turn)));
const search: Visit = (_shop, turn) => page(`/search?q=${wordsAt(turn)}`);
const listing: Visit = ({ categories }, turn) =>
  call(
    `/product/public?limit=20&page=${1 + (turn % 3)}&max_price=${1000 + ((turn * 13) % 90_000)}&category=${encodeURIComponent(at(categories, turn))}`,
  );
const found: Visit = (_shop, turn) => call(`/product/public?limit=10&search=${wordsAt(turn)}`);
const bySlug: Visit = ({ slugs }, turn) => call(`/product/slug/${at(slugs, turn * 7)}`);
const picture: Visit = ({ pictures }, turn) => ({
  path: `${at(pictures, Math.floor(turn / PICTURE_EVERY))}?w=${at(PICTURE_WIDTHS, turn)}`,
  headers: { accept: at(FORMATS, turn >> 3) },
});
const order: Visit = (shop, turn) => ({
  method: 'POST',
  path: `${API}/order-product`,
  ...orderOf(shop, turn),
});

/** Each kind of visit and how many of fifty it is. */
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
const IN_TURN = MIX.flatMap(([visit, times]) => Array.from({ length: times }, () => visit));

/**
 * What visitors ask a shop for, from as many addresses as there are requests: pages, listings that are asked for
 * once, searches, goods, pictures that have to be drawn, and orders, which make all kept pages old.
 */
export function visits(shop: VisitedShop): (request: Request) => Request {
  let turn = 0;
  return (request) => {
    turn += 1;
    // Kinds alternate, however many of one there are.
    const visit = at(IN_TURN, turn * 21);
    const { headers, ...asked } = visit(shop, turn);
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    return { ...request, ...asked, headers: { 'x-forwarded-for': address, ...headers } };
  };
}
