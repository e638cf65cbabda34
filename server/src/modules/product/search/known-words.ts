import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '../../../db/statement';

/** Most words of a search that are looked at. */
const MOST_WORDS = 8;
/** Most words of one phrase. */
const MOST_IN_PHRASE = 4;
/** A beginning of more words than these is looked up as a beginning. */
export const MOST_BEGUN = 16;

/** What a phrase people say stands for: a kind, other words, or (neither) nothing. */
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

const KNOWN = `
  with word as materialized (
    select word, place::integer, search_fold(word) as fold
    from unnest((search_words($1::text))[1:${MOST_WORDS}]) with ordinality as typed(word, place)
  ),
  gram as materialized (
    select one.place as first, length, string_agg(part.word, '' order by part.place) as text,
      search_squeeze(string_agg(part.fold, '' order by part.place)) as key
    from word as one
      cross join generate_series(1, ${MOST_IN_PHRASE}) as length
      join word as part on part.place between one.place and one.place + length - 1
    where one.place + length - 1 <= (select count(*) from word)
    group by one.place, length
  )
  select first, length, text,
    exists (select from search_word where word = text and total > 0) as is_word,
    (select coalesce(json_agg(json_build_object('kind', kind_id, 'finds',
        case when finds is not null then search_words(finds) end,
        'total', coalesce((select total from search_word where word = '~' || kind_id), 0))), '[]')
      from search_phrase where search_phrase.key = gram.key and gram.key <> '') as meanings,
    case when length = 1 then array(
      select word from search_word
      where word >= text and word < text || chr(1114111) and total > 0
      order by word limit ${MOST_BEGUN + 1}) else '{}' end as begun
  from gram order by first, length`;

/** The statement that looks up the words of a search and the phrases they make. */
export function knownStatement(typed: string): Statement {
  return { text: KNOWN, values: [typed] };
}

export function readKnown(db: Kysely<Database>, typed: string): Promise<Gram[]> {
  return runStatement<Gram>(db, knownStatement(typed));
}
