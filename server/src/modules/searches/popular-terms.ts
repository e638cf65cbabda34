import { sql, type Kysely } from 'kysely';
import { readReport } from '@pasal/core/db/replicas/reads';
import type { PopularTermsResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** How many terms are suggested before anything is typed, and from how many days. */
const [MOST, DAYS] = [6, 30];
/** Seconds an answer is cached: it changes slowly, and every visitor who opens the search requests it. */
export const POPULAR_FOR = 600;

interface Answer {
  until: number;
  terms: Promise<PopularTermsResponse>;
}
const answers = new WeakMap<Db, Answer>();

/** The most frequent recent searches that found something. A term's text is only stored once enough visitors typed it (D62). */
export async function listPopularTerms(db: Db): Promise<PopularTermsResponse> {
  const { rows } = await sql<{ term: string }>`
    select term from searched_term
    where day > (now() at time zone 'Asia/Kathmandu')::date - ${DAYS}::integer
    group by term having sum(nothing) * 2 < sum(visitors)
    order by sum(visitors) desc, term limit ${MOST}
  `.execute(db);
  return { terms: rows.map(({ term }) => term) };
}

/** The same, read at most once in ten minutes. */
export function readPopularTerms(db: Db, now: number): Promise<PopularTermsResponse> {
  const known = answers.get(db);
  if (known !== undefined && known.until > now) return known.terms;
  const terms = readReport(db, listPopularTerms);
  answers.set(db, { until: now + POPULAR_FOR * 1000, terms });
  // Failures are not cached.
  terms.catch(() => answers.delete(db));
  return terms;
}
