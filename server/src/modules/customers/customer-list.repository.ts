import type { Kysely } from 'kysely';
import {
  CUSTOMER_PAGE_SIZE,
  type CustomersQuery,
  type CustomersResponse,
} from '@pasal/shared/contracts';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import { readReport } from '@pasal/core/db/replicas/reads';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { orderConditions, searchHits } from '../order-read/order-list.repository';
import { countsOf, type Counts } from './counts.statement';
import { presentCounts } from './customer.repository';

const NEWEST_FIRST = 'order by created_at desc, id desc';

/** Orders older than the last one of the previous page. */
export function olderThan(before: number | undefined, values: Values): string {
  if (before === undefined) return '';
  const id = `${values.add(before)}::integer`;
  return `and (created_at, id) < ((select created_at from orders where id = ${id}), ${id})`;
}

/**
 * True for the newest order of its number and all linked numbers; each test is one index look-up. As a `case`, PostgreSQL assumes that half
 * of the orders match; otherwise it assumes that hardly any do, and does not use the index on the newest orders.
 */
const IS_LAST = `case when orders.id = (
    select later.id from orders as later where later.deleted_at is null and later.phone = orders.phone
    order by later.created_at desc, later.id desc limit 1)
  then (
    select count(*) from customer_contact as own
      join customer_contact as other on other.customer_id = own.customer_id and other.contact <> own.contact
      cross join lateral (
        select from orders as later where later.deleted_at is null and later.phone = other.contact
          and (later.created_at, later.id) > (orders.created_at, orders.id) limit 1
      ) as newer
    where own.contact = orders.phone) = 0
  else false end`;

/** Customers by their last orders, or by the last order that a search finds. */
function pageOf({ search = '', before }: CustomersQuery, values: Values): string {
  const end = `${NEWEST_FIRST} limit ${CUSTOMER_PAGE_SIZE + 1}`;
  if (search.trim() === '')
    return `page as (
      select id, created_at, phone from orders where deleted_at is null ${olderThan(before, values)} and ${IS_LAST} ${end}
    )`;
  const hits = searchHits({ search }, orderConditions({ search }, values), values);
  return `${hits}
    last as (
      select distinct on (coalesce(own.customer_id::text, orders.phone)) orders.id, orders.created_at, orders.phone
      from hits join orders on orders.id = hits.id left join customer_contact as own on own.contact = orders.phone
      order by coalesce(own.customer_id::text, orders.phone), orders.created_at desc, orders.id desc
    ),
    page as (select * from last where true ${olderThan(before, values)} ${end})`;
}

/** The statement for a page of customers, plus one. */
export function customerListing(query: CustomersQuery): Statement {
  const values = new Values();
  const page = pageOf(query, values);
  const isPlanned = (query.search ?? '').trim() === '';
  const text = `${isPlanned ? '' : PLANNED_EACH_TIME}
    with ${page}
    select page.id as order_id, page.created_at as last_at, page.phone, named.customer_name, city.name as city, counts.*,
      cardinality(own.numbers) - 1 as joined,
      (select count(*)::integer from customer_note where phone = any(own.numbers)) as notes
    from page join orders as named on named.id = page.id join city on city.id = named.city_id
      cross join lateral (select array(
        select page.phone union select other.contact from customer_contact as mine
          join customer_contact as other on other.customer_id = mine.customer_id
        where mine.contact = page.phone) as numbers) as own
      cross join lateral (${countsOf('orders.deleted_at is null and orders.phone = any(own.numbers)')}) as counts
    order by page.created_at desc, page.id desc`;
  return { text, values: values.list };
}

interface ListedRow extends Counts {
  order_id: number;
  last_at: Date;
  phone: string;
  customer_name: string;
  city: string;
  joined: number;
  notes: number;
}

/** One page of customers, latest order first. */
export async function listCustomers(
  db: Kysely<Database>,
  query: CustomersQuery,
): Promise<CustomersResponse> {
  const rows = await readReport(db, (from) =>
    runStatement<ListedRow>(from, customerListing(query)),
  );
  const shown = rows.slice(0, CUSTOMER_PAGE_SIZE);
  return {
    customers: shown.map(({ last_at, ...row }) => {
      const { since: _since, ...counts } = presentCounts(row);
      return { ...counts, last_at: last_at.toISOString() };
    }),
    next: rows.length > shown.length ? (shown.at(-1)?.order_id ?? null) : null,
  };
}
