import { otherNamesOf } from '../place-names';
import { latinOf } from './devanagari-sounds';

/** Spellings of one Nepali sound that people use for each other, longest first. */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:ch)+h*/g, 'ch'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/([kgtdbj])h/g, '$1'],
  // "Lumbini" is written with either nasal.
  [/m(?=[bpf])/g, 'n'],
];

/**
 * A name as it is compared: without case, accents, punctuation and the differences between common
 * spellings, so that "chitvan" finds Chitwan, "bhimeswor" Bhimeshwor, and काठमाडौं काठमाडौँ (D362). Devanagari is
 * compared by its sounds, as the search of products does.
 */
export function foldName(name: string): string {
  let folded = latinOf(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f\u200b-\u200d\ufeff]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
  for (const [sound, letter] of SAME_SOUNDS) folded = folded.replace(sound, letter);
  // "Itahhari", "Birrgunj": a doubled letter is one.
  return folded.replace(/([a-z])\1+/g, '$1');
}

/** 0 begins with it, 1 a later word does, 2 holds it anywhere, -1 not at all. */
function rankOf(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`)) return 1;
  return name.includes(query) ? 2 : -1;
}

interface Searched {
  label: string;
  /** Another name that finds it, such as the English one. */
  also?: string | undefined;
}

/** How well an option fits by the best of its names; `Infinity` for not at all. */
function bestRank({ label, also = label }: Searched, query: string): number {
  const ranks = [label, also, ...otherNamesOf(also)].map((name) => rankOf(foldName(name), query));
  return Math.min(...ranks.filter((rank) => rank >= 0), Infinity);
}

/** The options a name of which holds `query`, those that begin with it first; all of them for none. */
export function matchingNames<Option extends Searched>(
  options: readonly Option[],
  query: string,
): Option[] {
  const folded = foldName(query);
  if (folded === '') return [...options];
  return options
    .map((option) => ({ option, rank: bestRank(option, folded) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
