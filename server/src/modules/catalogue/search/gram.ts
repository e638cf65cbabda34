/** A prefix of more words than this is looked up as a prefix. */
export const MOST_BEGUN = 16;

/** The meaning of a search phrase: a kind, other words, or (neither) nothing. */
interface Meaning {
  kind: number | null;
  /** The number of products of that kind. */
  total: number;
  finds: string[] | null;
}

/** Some consecutive typed words, and their known meanings. */
export interface Gram {
  /** Position of its first word, from 1. */
  first: number;
  length: number;
  /** Its words without separators. */
  text: string;
  /** True if the catalogue has it as a word. */
  is_word: boolean;
  meanings: Meaning[];
  /** Words of the catalogue with this prefix, at most one more than `MOST_BEGUN`; only for a single word. */
  begun: string[];
}
