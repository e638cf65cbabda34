import kinds from './kinds.json';
import purposes from './purposes.json';
import words from './words.json';

/** A kind of product and its names, in titles and in searches, separated by commas. */
interface ReferenceKind {
  name: string;
  called: string;
  /** The parent kind. */
  below?: string;
  /** Products of this category are of this kind if their title gives nothing more specific. */
  category?: string;
}

/** A purpose that people search for without a product's name, and every kind that serves it. */
interface Purpose {
  kinds: readonly string[];
  said: string;
}

/** The initial kinds of a shop, parents first. */
export const KINDS: readonly ReferenceKind[] = kinds;

/**
 * People say what a thing does: "to heat water". All kinds that do it are meant, not just one. These phrases also classify titles, so none
 * is a word that occurs in titles.
 */
export const PURPOSES: readonly Purpose[] = purposes;

/** Synonyms for words of the catalogue. */
export const MEANINGS: Readonly<Record<string, string>> = words.meanings;

/** Words without meaning next to others, separated by commas. */
export const IGNORED = words.ignored;
