import { OPEN_STAGES } from '@pasal/shared/contracts';
import type { FilledShop } from './database';
import { answerTimes, interleaved, median, quantile } from './load';
import { inTurn } from './measure-growth';
import type { Finding } from './report';
import { startShop } from './servers';

const LOAD = { connections: 2, seconds: 3 };
const ROUNDS = 5;
/** Milliseconds that a list of open orders may take, however many orders the shop has had. */
const MOST = 50;

const desk = (query: string) => `/order-product/desk?limit=50&${query}`;

/** The requests for each list: its first and second page, and each filter. */
const ASKED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    OPEN_STAGES.map((stage) => [
      `desk ${stage}`,
      ['', '&page=2', '&district_id=5', '&city_id=12', '&courier_id=3', '&promised_by=2026-11-18']
        // New orders have no courier.
        .filter((more) => stage !== 'new' || !more.startsWith('&courier'))
        .map((more) => desk(`stage=${stage}${more}`)),
    ]),
  ),
  'cash owed': ['', '?late=true', '?kind=courier', '?district_id=5', '/3', '/7'].map(
    (more) => `/cash/owed${more}`,
  ),
  'orders under way': ['packed', 'on_the_way', 'coming_back'].map(
    (stage) => `/order-product?limit=50&stage=${stage}`,
  ),
  'cash book': ['/cash/book', '/cash/book?from=2026-11-01&to=2026-11-20'],
  'hand-over sheet': ['/courier/3/hand-over?day=2026-11-21', '/courier/7/hand-over?day=2026-11-20'],
};

/** 95th percentiles of each desk's list, and of money's, in a shop of a million orders, always from the database. */
export async function measureDesks([shop]: FilledShop[]): Promise<Finding[]> {
  if (shop === undefined) throw new Error('there is no shop');
  const server = await startShop(shop);
  const subjects = Object.fromEntries(
    Object.entries(ASKED).map(([name, paths]) => {
      const target = inTurn(server.url, paths, shop.cookie);
      return [name, async () => quantile(await answerTimes(target, LOAD), 0.95)];
    }),
  );
  try {
    await interleaved(1, subjects);
    const values = await interleaved(ROUNDS, subjects);
    return Object.entries(values).map(([name, times]) => ({
      what: `${name}, p95`,
      figures: [median(times)],
      unit: 'ms',
      most: MOST,
    }));
  } finally {
    await server.stop();
  }
}
