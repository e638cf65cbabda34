import { signedNames } from '../search/vocabulary/typed-words';
import { wordsOf } from '../search/vocabulary/words-of';

/** The texts a product is found by. */
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

/** How well a word stands: 0 in the title, 1 with brand and variants, 2 with the categories, 3 in the text. */
type Visit = (word: string, level: number) => void;

/** Letters of a text in which joined words are looked for. */
const LOOKED_AT = 1000;
/** Words with a sign between them. */
const SIGNED = /\S+[-/.+_&]\S+/g;
/** Most words that are joined. */
const MOST_JOINED = 6;
/** A measure, and its unit apart. */
const APART = /(\d)\s+(\p{L})/gu;

/** "DS-2CD1043G0-I" is "ds2cd1043g0i", and from each of its parts on; "wi-fi" is "wifi". */
function joinedIn(text: string): string[] {
  return (text.slice(0, LOOKED_AT).match(SIGNED) ?? []).flatMap((signed) => {
    const parts = wordsOf(signed);
    if (parts.length > MOST_JOINED) return [];
    return parts.slice(0, -1).flatMap((_part, at) => wordsOf(parts.slice(at).join('')));
  });
}

const withJoined = (text: string) => [...wordsOf(text), ...joinedIn(text), ...signedNames(text)];

/** "64 GB" is typed as one word as well. */
const ofVariants = (text: string) =>
  text === '' ? [] : [...withJoined(text), ...wordsOf(text.replace(APART, '$1$2'))];

/** Calls `visit` with each word of a product wherever it stands, the best place first. */
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
