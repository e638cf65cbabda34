import type { FilledShop } from './database';
import { answerTimes, interleaved, median, quantile, type Target } from './load';
import type { Finding } from './report';
import { startShop } from './servers';

const LOAD = { connections: 2, seconds: 3 };
const ROUNDS = 5;

const SEARCHES = ['outdoor dome', 'hikvison', 'came', 'ds471', 'solar', 'क्यामेरा', 'kettle lg'];

/** The requests of the measurement, in this order. */
const ASKED = {
  listing: [
    '/product/public',
    '/product/public?page=3',
    '/product/public?section=weekly_deals',
    '/product/public?category=Category%203',
    '/product/public?category=Hikvision&sort=price_asc',
    '/product/public?sort=name_asc',
    '/product/public?brand=LG&brand=Sony',
    '/product/public?minPrice=500&maxPrice=5000',
  ],
  'list with facts': [
    '/product/public?category=Category%203&fact=shape:Dome',
    '/product/public?category=Category%205&fact=resolution:2&fact=resolution:4&available=1',
    '/product/public?category=Category%207&fact=power:20..60&fact=smart:true&sort=price_asc',
    '/product/public?category=Category%202&discounted=1&minPrice=500',
    '/product/public?category=Category%203%20part%202&fact=shape:Bullet',
  ],
  search: SEARCHES.map((words) => `/product/public?limit=10&search=${encodeURIComponent(words)}`),
  'order list': [
    '/order-product',
    '/order-product?page=4',
    '/order-product?status=pending',
    '/order-product?district_id=5',
    '/order-product?search=Sita%20Sharma',
    '/order-product?search=980123',
    '/order-product?search=NP-2026-000471',
  ],
  overview: ['/auth/overview'],
} as const;
type Kind = keyof typeof ASKED;

export function inTurn(url: string, paths: readonly string[], cookie: string): Target {
  let turn = 0;
  return {
    url,
    next: (request) => {
      turn += 1;
      return { ...request, headers: { cookie }, path: `/api/v1${paths[turn % paths.length]}` };
    },
  };
}

const kinds = Object.keys(ASKED) as Kind[];

/** 95th percentiles in milliseconds of each kind, for each shop, asked in turn. */
async function percentiles(shops: readonly FilledShop[]) {
  const servers = await Promise.all(shops.map((each) => startShop(each)));
  const subjects: Record<string, () => Promise<number>> = {};
  for (const kind of kinds) {
    for (const [index, { cookie }] of shops.entries()) {
      const target = inTurn(servers[index]?.url ?? '', ASKED[kind], cookie);
      subjects[`${kind} ${index}`] = async () => quantile(await answerTimes(target, LOAD), 0.95);
    }
  }
  try {
    await interleaved(1, subjects);
    return await interleaved(ROUNDS, subjects);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Measures how much longer a shop a hundred times as large takes, always from the database. */
export async function measureGrowth(shops: FilledShop[]): Promise<Finding[]> {
  const values = await percentiles(shops);
  return kinds.map((kind) => {
    const [small, large] = [0, 1].map((index) => median(values[`${kind} ${index}`] ?? []));
    const figures = [large ?? Number.NaN, small ?? Number.NaN];
    const ratio = (large ?? Number.NaN) / (small ?? Number.NaN);
    return { what: `${kind}, p95`, figures, unit: 'ms', ratio, atMost: 3 };
  });
}
