import type { FilledShop } from './database';
import { answerTimes, interleaved, median, quantile } from './load';
import { inTurn } from './measure-growth';
import type { Finding } from './report';
import { startShop } from './servers';

const LOAD = { connections: 1, seconds: 4 };
const ROUNDS = 5;

/**
 * Searches as people type them: known words, kinds, misspelt, joined, split, begun, Nepali both ways, and one
 * that finds nothing.
 */
const TYPED = [
  'outdoor dome',
  'hikvison',
  'came',
  'ds471',
  'ds-471',
  'solar',
  'क्यामेरा',
  'kettle lg',
  'cctv',
  'fridge',
  'pankha',
  'panasonic silent fan price',
  'dashcam samsung',
  'water proof doorbel',
  'memorycard',
  'nightcolour bulet',
  'wifi router ko mulya',
  'ताला',
  'xyzzyq',
  'dome xyzzyq',
];
const PATHS = TYPED.map((words) => `/product/public?limit=10&search=${encodeURIComponent(words)}`);

/** Runs the searches one after the other in a small shop and in one a hundred times as large, in turn. */
export async function measureSearch(shops: FilledShop[]): Promise<Finding[]> {
  const servers = await Promise.all(shops.map((each) => startShop(each)));
  const times: number[][] = shops.map(() => []);
  const subjects = Object.fromEntries(
    shops.map(({ cookie }, index) => {
      const target = inTurn(servers[index]?.url ?? '', PATHS, cookie);
      const ask = async () => {
        const taken = await answerTimes(target, LOAD);
        times[index]?.push(...taken);
        return quantile(taken, 0.95);
      };
      return [String(index), ask];
    }),
  );
  try {
    await interleaved(1, subjects);
    for (const list of times) list.length = 0;
    const values = await interleaved(ROUNDS, subjects);
    const [small = Number.NaN, large = Number.NaN] = [0, 1].map((index) =>
      median(values[index] ?? []),
    );
    const name = shops[0]?.dataDir === undefined ? 'PostgreSQL' : 'embedded';
    return [
      { what: `search, ${name}, median`, figures: [median(times[1] ?? [])], unit: 'ms', below: 10 },
      {
        what: `search, ${name}, p95`,
        figures: [large, small],
        unit: 'ms',
        ratio: large / small,
        atMost: 3,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}
