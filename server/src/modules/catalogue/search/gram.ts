/** A beginning of more words than these is looked up as a beginning. */
export const MOST_BEGUN = 16;

/** The meaning of a phrase that people say: a kind, other words, or (neither) nothing. */
interface Meaning {
  kind: number | null;
  /** Products of that kind. */
  total: number;
  finds: string[] | null;
}

/** Some of the typed words, one after the other, and what is known of them. */
export interface Gram {
  /** Place of its first word, from 1. */
  first: number;
  length: number;
  /** Its words without what parts them. */
  text: string;
  /** The catalogue has it as a word. */
  is_word: boolean;
  meanings: Meaning[];
  /** Words of the catalogue that begin with it, one more than `MOST_BEGUN` at most; of one word alone. */
  begun: string[];
}
