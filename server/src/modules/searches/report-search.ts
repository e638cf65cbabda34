import { sql, type Kysely } from 'kysely';
import { MIN_SEARCHERS, type SearchReport } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { markOf, newKey } from '@pasal/core/limits/marks';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import { listForVisitor, type Visitor } from '../products/listing/visitor-list';
import { readableTerm } from './readable-term';

type Db = Kysely<Database>;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The number of the week that contains a time. */
export const weekOf = (now: number) => Math.floor(now / WEEK);

const today = sql<string>`(now() at time zone 'Asia/Kathmandu')::date`;

/** Returns the week's key and locks its row, which serialises concurrent reports. */
async function holdKey(trx: Db, number: number): Promise<string> {
  await trx
    .insertInto('search_window')
    .values({ number, key: newKey() })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
  const { key } = await trx
    .selectFrom('search_window')
    .select('key')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return key;
}

/** Stores a term as text with its counts, once enough visitors have searched for it. */
async function recordTerm(trx: Db, number: number, term: string, mark: string): Promise<void> {
  const { rows } = await sql<{ visitors: number }>`
    select count(distinct visitor)::integer as visitors from search_mark
    where number = ${number} and term = ${mark}
  `.execute(trx);
  if ((rows[0]?.visitors ?? 0) < MIN_SEARCHERS) return;
  await sql`
    insert into searched_term (day, term, visitors, nothing, clicks)
    select day, ${term}, count(*) filter (where product_id = 0),
      count(*) filter (where product_id = 0 and nothing), count(*) filter (where product_id > 0)
    from search_mark where number = ${number} and term = ${mark} group by day
    on conflict (day, term) do update
      set visitors = excluded.visitors, nothing = excluded.nothing, clicks = excluded.clicks
  `.execute(trx);
  await sql`
    insert into searched_product (day, term, product_id, clicks)
    select day, ${term}, product_id, count(*) from search_mark
    where number = ${number} and term = ${mark} and product_id in (select id from product)
    group by day, product_id
    on conflict (day, term, product_id) do update set clicks = excluded.clicks
  `.execute(trx);
}

/** The id of a public product; undefined for any other. */
async function publicId(db: Db, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approve')
    .executeTakeFirst();
  return row?.id;
}

/** True if the whole report is already counted, so that no search needs to run. */
async function isCounted(db: Db, { number, term, network, ids }: CountedReport): Promise<boolean> {
  const window = await db
    .selectFrom('search_window')
    .select('key')
    .where('number', '=', number)
    .executeTakeFirst();
  if (window === undefined) return false;
  const rows = await db
    .selectFrom('search_mark')
    .select('product_id')
    .where('number', '=', number)
    .where('term', '=', markOf(window.key, 'term', term))
    .where('visitor', '=', markOf(window.key, 'visitor', term, network))
    .where('day', '=', today)
    .where('product_id', 'in', ids)
    .execute();
  return rows.length === ids.length;
}

interface CountedReport {
  number: number;
  term: string;
  network: string;
  /** 0 for the search itself, and the selected product. */
  ids: number[];
}

/**
 * Counts a search: each visitor once a day, and each product they select. Visitors are distinguished by a hash of their network, made with
 * this week's key and different for each term.
 */
export async function reportSearch(
  db: Db,
  { q, product_id }: SearchReport,
  searcher: Visitor,
  now: number,
): Promise<void> {
  const network = countedNetwork(searcher);
  const term = readableTerm(q);
  if (term === null) return;
  const chosen = await publicId(db, product_id);
  const number = weekOf(now);
  const ids = chosen === undefined ? [0] : [0, chosen];
  if (await isCounted(db, { number, term, network, ids })) return;
  const { total, isUncorrected } = await listForVisitor(db, { search: term, limit: 1 }, searcher);
  // It may have found something when the visitor searched.
  if (isUncorrected === true) return;
  await db.transaction().execute(async (trx) => {
    const key = await holdKey(trx, number);
    const mark = markOf(key, 'term', term);
    const visitor = markOf(key, 'visitor', term, network);
    const made = { number, term: mark, visitor, day: today, nothing: total === 0 };
    const added = await trx
      .insertInto('search_mark')
      .values(ids.map((each) => ({ ...made, product_id: each })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('product_id')
      .execute();
    if (added.length > 0) await recordTerm(trx, number, term, mark);
  });
}
