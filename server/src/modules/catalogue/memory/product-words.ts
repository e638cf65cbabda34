import { signedNames } from '../search/vocabulary/typed-words';
import { wordsOf } from '../search/vocabulary/words-of';

/** The searchable texts of a product. */
export interface ProductTexts {
  title: string;
  /** Empty for none. */
  title_ne: string;
  brand: string;
  /** Names and codes of its variants. */
  variants: string;
  category: string;
  subcategory: string;
  description: string;
}

/** The field of a word: 0 for the title, 1 brand and variants, 2 categories, 3 description. */
type Visit = (word: string, level: number) => void;

/** Characters of a text that are searched for joined words. */
const LOOKED_AT = 1000;
/** Words with a sign between them. */
const SIGNED = /\S+[-/.+_&]\S+/g;
/** Maximum words to join. */
const MOST_JOINED = 6;
/** A measure and its unit, separated by a space. */
const APART = /(\d)\s+(\p{L})/gu;

/** "DS-2CD1043G0-I" becomes "ds2cd1043g0i", also starting from each later part; "wi-fi" becomes "wifi". */
function joinedIn(text: string): string[] {
  return (text.slice(0, LOOKED_AT).match(SIGNED) ?? []).flatMap((signed) => {
    const parts = wordsOf(signed);
    if (parts.length > MOST_JOINED) return [];
    return parts.slice(0, -1).flatMap((_part, at) => wordsOf(parts.slice(at).join('')));
  });
}

const withJoined = (text: string) => [...wordsOf(text), ...joinedIn(text), ...signedNames(text)];

/** "64 GB" is also typed as one word. */
const ofVariants = (text: string) =>
  text === '' ? [] : [...withJoined(text), ...wordsOf(text.replace(APART, '$1$2'))];

/** Calls `visit` with each occurrence of a product's words, best field first. */
export function eachWord(texts: ProductTexts, visit: Visit): void {
  const add = (words: readonly string[], level: number) => {
    for (const word of words) visit(word, level);
  };
  add(withJoined(texts.title), 0);
  add(withJoined(texts.title_ne), 0);
  add(withJoined(texts.brand), 1);
  add(ofVariants(texts.variants), 1);
  add(wordsOf(texts.category), 2);
  add(wordsOf(texts.subcategory), 2);
  add(withJoined(texts.description), 3);
}
