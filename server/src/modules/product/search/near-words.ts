import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '../../../db/statement';
import { distance } from './distance';

/** A word or phrase that resembles what was typed. */
interface Candidate {
  word: string;
  fold: string;
  total: number;
  /** It has the consonants of what was typed. */
  sounds: boolean;
  /** A phrase that begins with what was typed. */
  begins?: boolean;
}

/** What resembles one typed word. */
export interface Near {
  fold: string;
  words: Candidate[];
  phrases: Candidate[];
  /** Words of the catalogue it stands in the middle of. */
  holding: string[];
  /** Two known words it is made of. */
  splits: [string, string][];
}

const NEAR = `select search_near(word) as near
  from unnest($1::text[]) with ordinality as typed(word, place) order by place`;

/** The statement that looks up what resembles each word. */
export function nearStatement(typed: readonly string[]): Statement {
  return { text: NEAR, values: [typed] };
}

export async function readNear(db: Kysely<Database>, typed: readonly string[]): Promise<Near[]> {
  const rows = await runStatement<{ near: Near }>(db, nearStatement(typed));
  return rows.map(({ near }) => near);
}

/** Most mistakes a word of this length may have; numbers and models may have none. */
function allowedMistakes(word: string): number {
  if (/\d/.test(word) || word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Mistakes in a candidate as it is written and as it sounds; undefined when there are too many. */
function mistakesOf(typed: string, fold: string, candidate: Candidate): number | undefined {
  if (/\d/.test(typed)) return candidate.fold === fold && fold !== '' ? 0 : undefined;
  const allowed = allowedMistakes(typed);
  const written = distance(typed, candidate.word);
  if (written <= allowed) return written;
  const spoken = distance(fold, candidate.fold);
  const isShort = fold.length < 3 || candidate.fold.length < 3;
  const most = candidate.sounds && !isShort ? allowedMistakes(fold) + 1 : allowedMistakes(fold);
  return spoken <= most ? spoken + 0.5 : undefined;
}

/** The word or phrase of the catalogue that was meant by a word it does not have, if any was. */
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
