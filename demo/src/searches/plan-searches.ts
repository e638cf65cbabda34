import type { DemoProduct } from '../catalogue/build-products';
import { between, seededRandom } from '../random';

/** The searches of one day, and how many visitors made each. */
export interface DemoSearch {
  /** A day, as in 2026-11-23. */
  day: string;
  term: string;
  visitors: number;
  nothing: number;
  /** The number of times each product was opened from search results, by its slug. */
  opened: Record<string, number>;
}

const DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;
/** A term with fewer visitors in a day is too rare for staff to read. */
const FEWEST = 3;

/**
 * A term, the most visitors in a day, and the words in the titles of products that visitors open; no words
 * where nothing is found.
 */
const TERMS: readonly (readonly [term: string, most: number, opens?: RegExp])[] = [
  ['cctv camera', 14, /(dome|bullet|turret|ptz).*camera/i],
  ['hikvision', 9, /hikvision/i],
  ['wifi camera', 9, /wi-fi.*camera/i],
  ['क्यामेरा', 6, /(dome|bullet).*camera/i],
  ['dvr', 6, /dvr/i],
  ['pressure cooker', 5, /cooker/i],
  ['fridge', 6, /refrigerator/i],
  ['led tv', 7, /tv/i],
  ['smart lock', 5, /lock/i],
  ['inverter battery', 4, /battery|inverter/i],
  ['pankha', 4, /fan/i],
  ['router', 5, /router/i],
  ['memory card', 4, /microsd|memory/i],
  ['video doorbell', 4, /doorbell/i],
  ['geyser', 4, /geyser|water heater/i],
  ['drone', 4],
  ['iphone 17', 6],
  ['washing machine 12 kg', 4],
  ['bike gps tracker', 5],
  ['electric scooter', 3],
];

function searchOf(
  random: () => number,
  [term, most, opens]: (typeof TERMS)[number],
  goods: readonly DemoProduct[],
) {
  const visitors = between(random, 0, most);
  if (visitors < FEWEST) return undefined;
  const fitting = goods.filter(({ title }) => opens?.test(title)).slice(0, 4);
  const opened: Record<string, number> = {};
  for (let visitor = 0; visitor < visitors && fitting.length > 0; visitor += 1) {
    const product = fitting[between(random, 0, fitting.length + 1)];
    if (product) opened[product.slug] = (opened[product.slug] ?? 0) + 1;
  }
  return { term, visitors, nothing: fitting.length === 0 ? visitors : 0, opened };
}

/** Plans three months of searches, some of which find nothing in the demo's shop. */
export function planSearches(products: readonly DemoProduct[], now: Date): DemoSearch[] {
  const random = seededRandom(90);
  const goods = products.filter(({ status }) => status === 'approve');
  const days = Array.from({ length: DAYS }, (_, ago) =>
    new Date(now.getTime() - ago * DAY).toISOString().slice(0, 10),
  );
  return days.flatMap((day) =>
    TERMS.flatMap((term) => {
      const found = searchOf(random, term, goods);
      return found ? [{ day, ...found }] : [];
    }),
  );
}
