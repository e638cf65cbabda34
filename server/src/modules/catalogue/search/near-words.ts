import { distance } from './distance';

/** A word or phrase that resembles the typed one. */
export interface Candidate {
  word: string;
  fold: string;
  total: number;
  /** It has the same consonants. */
  sounds: boolean;
  /** A phrase that begins with the typed text. */
  begins?: boolean;
}

/** The words that resemble one typed word. */
export interface Near {
  fold: string;
  words: Candidate[];
  phrases: Candidate[];
  /** Words of the catalogue that contain it. */
  holding: string[];
  /** Pairs of known words that it consists of. */
  splits: [string, string][];
}

/** Maximum mistakes for a word of this length; none for numbers and model names. */
function allowedMistakes(word: string): number {
  if (/\d/.test(word) || word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** The distance of two words; infinite if their lengths alone differ by more than `most`. */
const distanceUpTo = (most: number, one: string, other: string) =>
  Math.abs(one.length - other.length) > most ? Infinity : distance(one, other);

/** Mistakes in a candidate as written and as pronounced; undefined if there are too many. */
function mistakesOf(typed: string, fold: string, candidate: Candidate): number | undefined {
  if (/\d/.test(typed)) return candidate.fold === fold && fold !== '' ? 0 : undefined;
  const allowed = allowedMistakes(typed);
  const written = distanceUpTo(allowed, typed, candidate.word);
  if (written <= allowed) return written;
  const isShort = fold.length < 3 || candidate.fold.length < 3;
  const most = candidate.sounds && !isShort ? allowedMistakes(fold) + 1 : allowedMistakes(fold);
  const spoken = distanceUpTo(most, fold, candidate.fold);
  return spoken <= most ? spoken + 0.5 : undefined;
}

/** The word or phrase of the catalogue that an unknown word most likely means, if any. */
export function meantBy(typed: string, near: Near, isLast: boolean): string | undefined {
  const fitting = [...near.phrases, ...near.words].flatMap((candidate) => {
    const mistakes = mistakesOf(typed, near.fold, candidate);
    return mistakes === undefined ? [] : [{ ...candidate, mistakes }];
  });
  const [best] = fitting.toSorted(
    (one, other) => one.mistakes - other.mistakes || other.total - one.total,
  );
  if (best !== undefined && best.mistakes < 1) return best.word;
  const [split] = near.splits;
  if (split !== undefined) return split.join(' ');
  if (best !== undefined) return best.word;
  if (!isLast || near.fold.length < 3) return undefined;
  return near.phrases.find(({ begins }) => begins)?.word;
}
