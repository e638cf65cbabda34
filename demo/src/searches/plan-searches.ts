import type { DemoProduct } from '../catalogue/build-products';
import searches from '../data/searches.json';
import { between, seededRandom } from '../random';

/** The searches of one day, with the number of visitors per term. */
export interface DemoSearch {
  /** A day, as in 2026-11-23. */
  day: string;
  term: string;
  visitors: number;
  nothing: number;
  /** The number of times each product was opened from search results, by slug. */
  opened: Record<string, number>;
}

const DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;
/** A term with fewer visitors per day is too rare to be readable. */
const FEWEST = 3;

interface Term {
  term: string;
  /** Maximum visitors per day. */
  most: number;
  /** A title pattern of the opened products; without it the search has no results. */
  opens?: string;
}
const TERMS: readonly Term[] = searches;

function searchOf(
  random: () => number,
  { term, most, opens }: Term,
  goods: readonly DemoProduct[],
) {
  const visitors = between(random, 0, most);
  if (visitors < FEWEST) return undefined;
  const wanted = opens === undefined ? undefined : new RegExp(opens, 'i');
  const fitting = goods.filter(({ title }) => wanted?.test(title)).slice(0, 4);
  const opened: Record<string, number> = {};
  for (let visitor = 0; visitor < visitors && fitting.length > 0; visitor += 1) {
    const product = fitting[between(random, 0, fitting.length + 1)];
    if (product) opened[product.slug] = (opened[product.slug] ?? 0) + 1;
  }
  return { term, visitors, nothing: fitting.length === 0 ? visitors : 0, opened };
}

/** Plans three months of searches, some without results in the demo shop. */
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
