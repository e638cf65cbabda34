import type { InjectOptions } from 'fastify';
import { PARCEL_LENGTHS, type RemoteRoute, ORDER_PROOF } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { signatureOf } from '../../modules/couriers/report/webhook.service';

/** The content of a filled shop that the requests name. */
export interface FilledWith {
  /** The slug of a product with a text of the maximum length. */
  longText: string;
  goods: { id: number; price: number }[];
  place: { district_id: number; city_id: number };
  order: { order_number: string; phone: string };
  /** The code of a cart with the maximum number of lines. */
  code: string;
  /** A courier with many parcels, the way it signs, and its link. */
  courier: {
    id: number;
    secret: string;
    link: string;
    orders: readonly { id: number; order_number: string }[];
  };
}

/**
 * A request that reaches the work of its call, and asks for the allowed maximum of it; never the same twice.
 */
export type Heavy = (shop: FilledWith, round: number) => InjectOptions;

/** An invalid cookie: the server does not answer it from the cache for visitors. */
const UNKEPT = { cookie: 'staff_session=nobody' };
const read = (path: string, query = new URLSearchParams()): InjectOptions => ({
  url: `/api/v1${path}?${query.toString()}`,
  headers: UNKEPT,
});
const send = (path: string, payload: object): InjectOptions => ({
  method: 'POST',
  url: `/api/v1${path}`,
  payload,
});
function list(query: Record<string, string | readonly string[]>): InjectOptions {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, each);
  }
  return read(calls.publicProducts.path, search);
}
/** A rider's link in the shop's format, with an invalid signature. */
const linkOf = (round: number) => `1.${round + 1}.zzzzzz.${'A'.repeat(22)}`;
const searchFor = (words: readonly string[]) => list({ search: words.join(' ').slice(0, 200) });

const LATIN = 'etaoinshrdlcumwfgypbvk';
const NEPALI = 'कखगचजटडतदनपबमयरलवसह';
/** Makes letters that form no word, different for each number. */
function unknown(length: number, number: number, letters = LATIN): string {
  let state = (number * 7919 + 13) % 2_147_483_647;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return letters[state % letters.length] ?? '';
  }).join('');
}
const eight = (round: number, word: (number: number) => string) =>
  Array.from({ length: 8 }, (_none, at) => word(round * 8 + at));

const GOODS = 'hikvision panasonic television refrigerator speaker headphone doorbell keypad'.split(
  ' ',
);
const KNOWN = 'outdoor hikvision camera fan tv ac lg smart'.split(' ');
/** Replaces one letter by another. */
function misspelt(word: string, number: number): string {
  const at = 1 + (number % (word.length - 1));
  return `${word.slice(0, at)}${unknown(1, number)}${word.slice(at + 1)}`;
}

const searches: Record<string, Heavy> = {
  'eight unknown words of 24 letters': (_, round) => searchFor(eight(round, (n) => unknown(24, n))),
  'of 12 letters': (_, round) => searchFor(eight(round, (n) => unknown(12, n))),
  'of 8 letters': (_, round) => searchFor(eight(round, (n) => unknown(8, n))),
  'of 4 letters': (_, round) => searchFor(eight(round, (n) => unknown(4, n))),
  'unknown Nepali words': (_, round) => searchFor(eight(round, (n) => unknown(10, n, NEPALI))),
  'one word of 200 letters': (_, round) => searchFor([unknown(200, round)]),
  'misspelt goods': (_, round) =>
    searchFor(GOODS.map((word, at) => misspelt(word, round * 8 + at))),
  'model numbers': (_, round) => searchFor(eight(round, (n) => `ds${n * 7919}x`)),
  'known words no product has all of': (_, round) => searchFor([...KNOWN, `ds${round}`].slice(1)),
  'beginnings of many words': (_, round) =>
    searchFor([...'abcdefghijklmnopqrstuvwxyz'].slice(round, round + 8)),
  'signs that mean something to SQL': (_, round) =>
    searchFor(['dome%', ...Array.from({ length: 60 }, (_none, at) => `${(at + round) % 10}%`)]),
};

const lists: Record<string, Heavy> = {
  'a hundred products': () => list({ limit: '100' }),
  'the last page': () => list({ limit: '20', page: '9' }),
  'a category with every filter': () =>
    list({
      category: 'Category 3',
      fact: ['resolution:1..8', 'power:5..200', 'smart:yes', 'shape:Dome', 'shape:Bullet'],
      available: '1',
      minPrice: '1',
      sort: 'name_desc',
    }),
  'fifty brands': (_, round) =>
    list({ brand: Array.from({ length: 50 }, (_none, at) => `Brand ${at + round}`) }),
  'a hundred ids': ({ goods }) => list({ id: goods.slice(0, 100).map(({ id }) => String(id)) }),
};

const slugPath = (slug: string) => calls.productBySlug.path.replace(':slug', slug);

const EMAIL = 'sita@example.com';
const buyer = (round: number) => ({
  customer_name: 'Sita '.repeat(20),
  email: EMAIL,
  phone: `98${String(10_000_000 + round * 7919)}`,
  address: 'Naya Bazaar 4, '.repeat(10),
  payment_method: 'cash_on_delivery',
  delivery_type: 'home_delivery',
});
const linesOf = ({ goods }: FilledWith, count: number) =>
  goods.slice(0, count).map(({ id, price }) => ({ id, price, quantity: 1 }));

export const PLAIN_LISTING: Heavy = () => list({});

/** The most expensive request of every call that visitors may make; the test fails for a call without one. */
export const HEAVY_REQUESTS: Record<string, Record<string, Heavy>> = {
  publicProducts: { ...searches, ...lists },
  productBySlug: {
    'the longest text': ({ longText }) => read(slugPath(longText)),
    'a slug nobody has': (_, round) => read(slugPath(`${'a-'.repeat(140)}${round}`)),
  },
  quoteCart: {
    'a hundred lines': (shop) =>
      send(calls.quoteCart.path, {
        cartItems: linesOf(shop, 100),
        ...shop.place,
        delivery_type: 'home_delivery',
      }),
  },
  placeOrder: {
    'as many lines as an order may have': (shop, round) =>
      send(calls.placeOrder.path, { ...buyer(round), ...shop.place, cartItems: linesOf(shop, 50) }),
  },
  trackOrder: {
    'an order there is': ({ order }) => send(calls.trackOrder.path, order),
    'an order there is not': ({ order }, round) =>
      send(calls.trackOrder.path, { ...order, order_number: `NP-2026-9${round}0000` }),
  },
  sendCart: {
    'a hundred lines': (shop, round) =>
      send(calls.sendCart.path, {
        lines: linesOf(shop, 100).map(({ id }) => ({ id, quantity: round + 1 })),
      }),
  },
  sentCart: {
    'a hundred lines': ({ code }) => read(calls.sentCart.path.replace(':code', code)),
    'a code nobody has': () => read(calls.sentCart.path.replace(':code', 'ZZZZZZ')),
  },
  cancelOrder: {
    'an order there is not': ({ order }, round) =>
      send(calls.cancelOrder.path, { ...order, order_number: `NP-2026-8${round}0000` }),
  },
  ownReturns: {
    'an order there is': ({ order }) => send(calls.ownReturns.path, order),
  },
  askReturn: {
    'an order there is not': ({ order }, round) => {
      const proof = JSON.stringify({ ...order, order_number: `NP-2026-7${round}0000` });
      return {
        method: 'POST',
        url: `/api/v1${calls.askReturn.path}`,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          [ORDER_PROOF]: encodeURIComponent(proof),
        },
        payload: '--x--\r\n',
      };
    },
  },
  withdrawReturn: {
    'a return there is not': ({ order }, round) =>
      send(calls.withdrawReturn.path, { ...order, number: round + 1 }),
  },
  returnPicture: {
    'a signature of nobody': (_, round) =>
      read(calls.returnPicture.path.replace(':token', `${round}.zzzzzz.${'A'.repeat(22)}`)),
  },
  warranty: {
    'a number nobody has': ({ order: { phone } }, round) =>
      send(calls.warranty.path, { phone, serial: unknown(PARCEL_LENGTHS.serial, round) }),
  },
  courierHook: {
    'a signature of nobody': (_, round) =>
      send(calls.courierHook.path.replace(':id', '1'), {
        timestamp: Math.floor(Date.now() / 1000),
        id: `r-${round}`,
        code: unknown(PARCEL_LENGTHS.consignment, round),
        event: 'delivered',
        remarks: unknown(PARCEL_LENGTHS.remarks, round),
        signature: '0'.repeat(64),
      }),
    'a report that is signed': ({ courier: { id, secret, orders } }, round) => {
      const report = {
        timestamp: Math.floor(Date.now() / 1000),
        id: `signed-${round}`,
        code: orders[round]?.order_number ?? '',
        event: 'on_the_way' as const,
        remarks: unknown(PARCEL_LENGTHS.remarks, round),
      };
      const path = calls.courierHook.path.replace(':id', String(id));
      return send(path, { ...report, signature: signatureOf(secret, id, report) });
    },
    'a signed report of a parcel that nobody has': ({ courier: { id, secret } }, round) => {
      const report = {
        timestamp: Math.floor(Date.now() / 1000),
        id: `refused-${round}`,
        code: unknown(PARCEL_LENGTHS.consignment, round),
        event: 'delivered' as const,
        remarks: unknown(PARCEL_LENGTHS.remarks, round),
      };
      const path = calls.courierHook.path.replace(':id', String(id));
      return send(path, { ...report, signature: signatureOf(secret, id, report) });
    },
  },
  riderParcels: {
    'the link of who has many parcels': ({ courier: { link } }) =>
      send(calls.riderParcels.path, { link }),
    'a link of nobody': (_, round) => send(calls.riderParcels.path, { link: linkOf(round) }),
  },
  tellAsRider: {
    'a link that is good': ({ courier: { link, orders } }, round) => ({
      ...send(calls.tellAsRider.path, {
        link,
        id: orders[50 + round]?.id ?? 0,
        number: 1,
        version: 1,
        event: 'not_delivered',
        reason: 'other',
        remarks: unknown(PARCEL_LENGTHS.remarks, round),
      }),
      headers: { 'idempotency-key': `good-${round}` },
    }),
    'a link of nobody': (_, round) => ({
      ...send(calls.tellAsRider.path, {
        link: linkOf(round),
        id: 1,
        number: 1,
        version: 1,
        event: 'not_delivered',
        reason: 'other',
        remarks: unknown(PARCEL_LENGTHS.remarks, round),
      }),
      headers: { 'idempotency-key': `rider-${round}` },
    }),
  },
  reportHealth: {
    'all events of a page': (_, round) =>
      send(calls.reportHealth.path, {
        ticket: `1|${unknown(3900, round)}`,
        events: Array.from({ length: 20 }, () => ({ name: 'catalog', phase: 'render' })),
      }),
  },
  reportSearch: {
    'unknown words': (_, round) =>
      send(calls.reportSearch.path, { q: eight(round, (n) => unknown(6, n)).join(' ') }),
  },
  staffLogin: {
    'a wrong password': (_, round) =>
      send(calls.staffLogin.path, { email: `nobody${round}@pasal.test`, password: 'x'.repeat(72) }),
  },
  ownerPage: {
    'the longest text of Pasal': () =>
      read('/site/pages/questions', new URLSearchParams({ language: 'ne' })),
  },
  signOut: { 'without a session': () => send(calls.signOut.path, {}) },
  ...Object.fromEntries(
    (
      [
        'categories',
        'categoryNames',
        'districts',
        'banners',
        'posters',
        'siteSettings',
        'popularTerms',
        'openApiDocument',
        'apiReference',
        'apiReferenceStyles',
      ] as const
    ).map((name) => [name, { 'all of it': () => read(calls[name].path) }]),
  ),
};

/** The addresses of the pages below, and their first texts. */
export const HEAVY_ROUTES: RemoteRoute[] = [
  {
    path: '/search',
    page: 'search',
    needs: [{ call: 'publicProducts', query: { search: { search: 'q' } } }],
    search: ['q'],
  },
  {
    path: '/product/:slug',
    page: 'product',
    needs: [{ call: 'productBySlug', params: { slug: { path: 'slug' } } }],
    search: ['variant'],
  },
  {
    path: '/list',
    page: 'list',
    needs: [
      {
        call: 'publicProducts',
        query: { page: { search: 'page', or: 1 }, sort: { search: 'sort', or: 'featured' } },
      },
    ],
  },
];

/** Pages that the server renders, each with its first text. */
export const HEAVY_PAGES: Record<string, Heavy> = {
  'a search of unknown words': (_, round) => ({
    url: `/search?q=${eight(round, (n) => unknown(24, n)).join('+')}`,
  }),
  'a product with the longest text': ({ longText }, round) => ({
    url: `/product/${longText}?variant=${round}`,
  }),
  'an address nobody owns': (_, round) => ({ url: `/${unknown(200, round)}` }),
  'a list of many filters': (_, round) => ({
    url: `/list?page=${round}&sort=name_desc&${'x=1&'.repeat(500)}`,
  }),
};
