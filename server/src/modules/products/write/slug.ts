import { romanise } from '../../catalogue/search/devanagari';

const MAX_LENGTH = 80;
/** For titles without Latin letters, digits or Devanagari. */
const NAMELESS = 'product';

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Removes accents. Devanagari must be romanised first: its vowel signs are marks too. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

function shortened(words: string): string {
  if (words.length <= MAX_LENGTH) return words;
  const cut = words.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH);
}

/**
 * A product's slug from its title: lower-case Latin letters, digits and single dashes, never empty, at most 80 characters. Not necessarily
 * unique.
 */
export function slugOf(title: string): string {
  const words = plain(romanise(title))
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return shortened(words) || NAMELESS;
}

/** The given slug, then `-2`, `-3`, …: the candidates in the order they are tried. */
export function slugCandidates(slug: string, from: number, count: number): string[] {
  return Array.from({ length: count }, (_value, index) => {
    const number = from + index;
    return number === 1 ? slug : `${slug}-${number}`;
  });
}
