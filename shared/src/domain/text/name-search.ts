import { otherNamesOf } from '../place-names';
import { latinOf } from './devanagari-sounds';

/** Interchangeable spellings of a Nepali sound, longest first. */
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
  // "Lumbini" is spelled with either nasal.
  [/m(?=[bpf])/g, 'n'],
];

/**
 * Normalises a name for comparison: removes case, accents, punctuation and common spelling variants, so that
 * "chitvan" finds Chitwan, "bhimeswor" Bhimeshwor, and काठमाडौं काठमाडौँ (D362). Devanagari is compared by sound, as
 * in product search.
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
  // "Itahhari", "Birrgunj": doubled letters count once.
  return folded.replace(/([a-z])\1+/g, '$1');
}

/** 0 at the start, 1 at the start of a later word, 2 anywhere, -1 no match. */
function rankOf(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`)) return 1;
  return name.includes(query) ? 2 : -1;
}

interface Searched {
  label: string;
  /** An alternative name for matching, such as the English one. */
  also?: string | undefined;
}

/** The best rank among an option's names; `Infinity` for no match. */
function bestRank({ label, also = label }: Searched, query: string): number {
  const ranks = [label, also, ...otherNamesOf(also)].map((name) => rankOf(foldName(name), query));
  return Math.min(...ranks.filter((rank) => rank >= 0), Infinity);
}

/** The options with a name that contains `query`, prefix matches first; all if it is empty. */
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
