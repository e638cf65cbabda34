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
];

/**
 * A name as it is compared: without case, accents, punctuation and the differences between common
 * romanisations, so that "chitvan" finds Chitwan and "bhimeswor" Bhimeshwor. Devanagari stays as it
 * is: a name that holds both scripts is found by either.
 */
export function foldName(name: string): string {
  let folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
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

/** The options whose label holds `query`, those that begin with it first; all of them for none. */
export function matchingNames<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const folded = foldName(query);
  if (folded === '') return [...options];
  return options
    .map((option) => ({ option, rank: rankOf(foldName(option.label), folded) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
