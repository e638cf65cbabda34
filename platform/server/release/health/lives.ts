import { WATCHED_DAYS, WATCHED_MINUTES, WATCHED_SALES, WATCHED_VISITS } from './watch.repository';
import { faultOf, NOTHING_SEEN, type Seen, type Trial } from './rule';

/** What a break does to the visits of a shop, as shares of all of them. */
export interface BreakKind {
  title: string;
  /** Visits in which something fails, or a page is slow. */
  fails?: number;
  slow?: number;
  /** True when orders are refused, or visitors cannot get as far as ordering. */
  refuses?: true;
  sellsNothing?: true;
  /** The share of a walk's pages that are affected. */
  walked: number;
}

export const kinds: readonly BreakKind[] = [
  { title: 'every page fails, is blank or breaks its policy', fails: 1, walked: 1 },
  { title: 'every page is held up for two seconds', slow: 1, walked: 1 },
  { title: 'three pages in ten fail', fails: 0.3, walked: 0.3 },
  { title: 'one page in ten fails', fails: 0.1, walked: 0.1 },
  { title: 'Add to Cart throws', fails: 0.15, walked: 1 },
  { title: 'prices are halved, and orders refused', refuses: true, walked: 1 },
  { title: 'nothing can be pressed, and nothing complains', sellsNothing: true, walked: 1 },
];

/**
 * The model of a shop's visitors. Seven in ten come by phone from 24 networks (/24) of mobile carriers, the others
 * from 3,000 networks of lines at home and at work. Half of all visits reach a page that sells, and six in a hundred
 * of those order.
 */
const VISITORS = { byPhone: 0.7, carriers: 24, lines: 3000, reach: 0.5, order: 0.06 };
const MINUTES_A_DAY = 24 * 60;
/** Minutes in which a network's loads count as one. */
const WINDOW = 10;
/** The number of pages a walk opens. */
const WALK_PAGES = 10;

/** The figures of the previous version, summed over seven days. */
function knownOf(perDay: number): Seen {
  const visits = perDay * 7;
  const reached = visits * VISITORS.reach;
  const ordered = reached * VISITORS.order;
  const [failed, slow, refused] = [visits * 0.005, visits * 0.03, ordered * 0.02];
  return { ...NOTHING_SEEN, loads: visits - failed, failed, slow, reached, ordered, refused };
}

const networkOf = (random: () => number) =>
  random() < VISITORS.byPhone
    ? Math.floor(random() * VISITORS.carriers)
    : VISITORS.carriers + Math.floor(random() * VISITORS.lines);

/** Networks counted so far: for complaints once, for visits once per window. */
function createMarks() {
  const marks = new Set<string>();
  return (...words: (string | number)[]) => {
    const mark = words.join(' ');
    const isNew = !marks.has(mark);
    marks.add(mark);
    return isNew;
  };
}

/** Counts one visit as the shop does. */
function countVisit(
  trial: Trial,
  { fails = 0, slow = 0, refuses, sellsNothing }: BreakKind,
  isNew: ReturnType<typeof createMarks>,
  [network, window, random]: readonly [number, number, () => number],
): void {
  const complain = (of: 'failed' | 'slow' | 'refused') => {
    if (isNew(of, network)) trial[of] += 1;
  };
  const count = (of: 'loads' | 'reached' | 'ordered') => {
    if (isNew(of, network, window)) trial[of] += 1;
  };
  if (random() < Math.max(fails, 0.005)) complain('failed');
  else count('loads');
  if (random() < Math.max(slow, 0.03)) complain('slow');
  if (random() >= VISITORS.reach) return;
  count('reached');
  if (sellsNothing || random() >= VISITORS.order) return;
  if (refuses || random() < 0.02) complain('refused');
  else count('ordered');
}

/** True while a release that all visitors have is still watched, this many minutes after its activation. */
const isWatched = ({ loads, failed, reached }: Trial, minutes: number) =>
  minutes < WATCHED_MINUTES ||
  (minutes < WATCHED_DAYS * MINUTES_A_DAY &&
    (loads + failed < WATCHED_VISITS || reached < WATCHED_SALES));

/** The visit after which a break that all visitors have is gone; infinity if the shop stops watching before. */
export function lifeOf(kind: BreakKind, perDay: number, random: () => number): number {
  const stable = knownOf(perDay);
  const trial = { ...NOTHING_SEEN, deaths: 0 };
  const isNew = createMarks();
  for (let visit = 1; ; visit += 1) {
    const minutes = (visit / perDay) * MINUTES_A_DAY;
    if (!isWatched(trial, minutes)) return Infinity;
    const window = Math.floor(minutes / WINDOW);
    countVisit(trial, kind, isNew, [networkOf(random), window, random]);
    if (faultOf(trial, stable)) return visit;
  }
}

/** The share of walks that find a break. */
export const foundByWalk = ({ walked }: BreakKind) => 1 - (1 - walked) ** WALK_PAGES;

/** A number of visits, and how long they take at this rate per day. */
export function inWords(visits: number, perDay: number): string {
  if (visits === Infinity) return 'not seen';
  const minutes = (visits / perDay) * MINUTES_A_DAY;
  const [time, unit] =
    minutes < 90
      ? [minutes, 'min']
      : minutes < 36 * 60
        ? [minutes / 60, 'h']
        : [minutes / MINUTES_A_DAY, 'days'];
  return `${visits} visits, ${Math.max(1, Math.round(time))} ${unit}`;
}
