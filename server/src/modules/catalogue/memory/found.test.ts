import { kindTerm } from '../search/search-units';
import { placesFound } from './found';
import { KeptMatches } from './matches';
import type { ProductIndex } from './product-index';

const SIZE = 4000;
const SHOWN = 500;

/** The same numbers at every run. */
let state = 7;
function upTo(end: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % end;
}
const random = (end: number) => Array.from({ length: SIZE }, () => upTo(end));

/** By word, the level at which each place has it, from 0 in the title; 4 where it does not. */
const WORDS: Record<string, number[]> = {
  everywhere: random(4),
  often: random(8).map((level) => Math.min(level, 4)),
  far: random(6).map((level) => (level === 5 ? 4 : 3)),
  seldom: random(60).map((level) => Math.min(level, 4)),
};
const isAvailable = random(3).map((stock) => Number(stock > 0));
const price = random(1000);
/** All places, in the order of a list without a search. */
const places = [...Array.from({ length: SIZE }).keys()].toSorted(
  (one, other) => ((one * 7919) % SIZE) - ((other * 7919) % SIZE) || one - other,
);
const ranks = places.reduce<number[]>((all, place, rank) => {
  all[place] = rank;
  return all;
}, []);
/** Places of the one kind. */
const OF_KIND = random(5).map((kind) => kind === 0);

const index = {
  columns: { size: SIZE, isAvailable, price },
  orders: { of: () => ({ places: () => Int32Array.from(places), ranks: () => ranks }) },
  words: {
    each: (word: string, visit: (place: number, level: number) => void) =>
      WORDS[word]?.forEach((level, place) => level < 4 && visit(place, level)),
  },
  kinds: {
    each: (_kind: number, visit: (place: number) => void) =>
      OF_KIND.forEach((is, place) => is && visit(place)),
  },
  kept: new KeptMatches(),
};

/** The best matches, found by checking each place and sorting all of them. */
function expected(words: readonly string[], isWanted: boolean, most: number): number[] {
  return places
    .map((place) => {
      const worst = Math.max(...words.map((word) => WORDS[word]?.[place] ?? 4));
      const isAside = isWanted ? !OF_KIND[place] : worst > 0;
      const isMissing = isAvailable[place] === 0;
      return { place, worst, key: [Number(isAside), Number(isMissing), worst] as const };
    })
    .filter(({ place, worst }) => worst < 4 && (price[place] ?? 0) <= most && fits(place))
    .toSorted(
      ({ key: one }, { key: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2],
    )
    .slice(0, SHOWN)
    .map(({ place }) => place);
}

const fits = (place: number) => place % 10 !== 0;

test.each([
  [['everywhere']],
  [['often']],
  [['seldom']],
  [['everywhere', 'often']],
  [['far', 'everywhere']],
  [['everywhere', 'often', 'far']],
  [['everywhere', 'seldom']],
])('the five hundred that have %j are those that are found best, however many have it', (words) => {
  const query = words.map((word) => `'${word}'`).join('&');
  for (const isWanted of [false, true]) {
    for (const most of [Infinity, 300]) {
      const meaning = {
        query,
        kinds: isWanted ? kindTerm(1) : null,
        ...(most < Infinity && { prices: { to: most / 100 } }),
      };
      // The search uses only this part of an index.
      const found = placesFound(index as unknown as ProductIndex, meaning, fits);
      expect([...found]).toEqual(expected(words, isWanted, most));
    }
  }
});
