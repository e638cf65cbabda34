import { sql, type Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  SEARCHED_DAYS,
  type SearchedTerm,
  type SearchedTermsQuery,
  type SearchedTermsResponse,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { weekOf } from './report-search';

type Db = Kysely<Database>;

/** The first day of the last so many, in Kathmandu. */
const firstOf = (days: number) =>
  sql<string>`(now() at time zone 'Asia/Kathmandu')::date - ${days - 1}::integer`;

/** Lists the terms by number of visitors; of those without results, the ones that most visitors missed. */
export async function listSearchedTerms(
  db: Db,
  { days = 30, nothing = false, page = 1, limit = DASHBOARD_PAGE_SIZE }: SearchedTermsQuery,
): Promise<SearchedTermsResponse> {
  const summed = sql`
    select term, sum(visitors)::integer as visitors, sum(nothing)::integer as nothing,
      sum(clicks)::integer as clicks
    from searched_term where day >= ${firstOf(days)} group by term
    having not ${nothing} or sum(nothing) > 0`;
  const { rows } = await sql<SearchedTerm>`
    with summed as (${summed})
    select summed.*, (
      select coalesce(json_agg(json_build_object('id', id, 'title', title, 'clicks', chosen)
        order by chosen desc, id), '[]')
      from (
        select product.id, product.title, sum(searched_product.clicks)::integer as chosen
        from searched_product join product on product.id = searched_product.product_id
        where searched_product.term = summed.term and day >= ${firstOf(days)}
        group by product.id order by chosen desc, product.id limit 3
      ) as top) as products
    from summed
    order by case when ${nothing} then summed.nothing end desc, visitors desc, term
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (${summed}) as summed
  `.execute(db);
  return { terms: rows, total: counted[0]?.total ?? 0 };
}

/** Deletes the visitor hashes of previous weeks, and searches older than 90 days. */
export async function removeOldSearches(db: Db, now: number): Promise<void> {
  await db.deleteFrom('search_window').where('number', '<', weekOf(now)).execute();
  for (const table of ['searched_term', 'searched_product'] as const) {
    await db.deleteFrom(table).where('day', '<', firstOf(SEARCHED_DAYS)).execute();
  }
}
