import type { Kysely } from 'kysely';
import { DASHBOARD_PAGE_SIZE, type OrderFilters, type OrderQuery } from '@pasal/shared/contracts';
import { kathmanduDate, normalisePhone, startOfKathmanduDate } from '@pasal/shared/domain';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import type { Database } from '../../db/schema';
import { readReport } from '@pasal/core/db/replicas/reads';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import { containing } from '../search-pattern';
import { isAtStage } from './order-stage.condition';
import { ORDER_COLUMNS, ORDER_TABLES, type OrderRow } from './order.columns';

/** Maximum number of orders a search finds: the newest. */
const SEARCH_LIMIT = 500;
/** Shorter texts only match at the beginning of a name, address or number. */
const SHORTEST_INSIDE = 3;
const ORDER_NUMBER = /^np-[\d-]*$/i;
/** Two or more names, in letters that every database case-folds alike. */
const FULL_NAME = /^[a-z]+(\s+[a-z]+)+$/i;

const isBlank = (search: string | undefined) => search === undefined || search.trim() === '';

/** Matches name, email, phone, order number or serial number; a phone in any format. */
function matchingSearch(search: string | undefined, values: Values): string[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  if (ORDER_NUMBER.test(text)) {
    // Order numbers share most trigrams, so only their sequence tells them apart.
    const number = values.add(text.toUpperCase());
    return [
      `orders.order_number collate "C" >= ${number}::text`,
      `orders.order_number collate "C" < ${number}::text || chr(1114111)`,
    ];
  }
  const phone = normalisePhone(text);
  const pattern = containing([...text].length < SHORTEST_INSIDE ? ` ${text}` : text);
  const patterns = [pattern, ...(phone === null ? [] : [containing(phone)])];
  const found = patterns.map(
    (each) => `orders.search_text like lower(normalize(${values.add(each)}::text))`,
  );
  // D224
  const packed = `orders.id = any(array(
    select parcel.order_id from parcel_serial join parcel on parcel.id = parcel_id where serial = ${values.add(text)}))`;
  return [`(${[...found, packed].join(' or ')})`];
}

/** The instants between which an order was placed, end exclusive. */
function periodOf({ from, to }: OrderFilters) {
  return {
    since: from === undefined ? undefined : (startOfKathmanduDate(from) ?? undefined),
    before: to === undefined ? undefined : (startOfKathmanduDate(to, 1) ?? undefined),
  };
}

/** Undelivered orders whose last promised day has passed (D98). */
const isLate = (values: Values) => `orders.status in ('pending', 'others')
  and orders.promised_to < ${values.add(kathmanduDate(new Date()))}::date`;

/** Conditions on the table `orders` that every listed order meets. */
export function orderConditions(query: OrderFilters, values: Values): string {
  const { search, status, stage, district_id, city_id, late } = query;
  const { since, before } = periodOf(query);
  return [
    'orders.deleted_at is null',
    ...(status === undefined ? [] : [`orders.status = ${values.add(status)}`]),
    ...(stage === undefined ? [] : [isAtStage(stage, values)]),
    ...(district_id === undefined ? [] : [`orders.district_id = ${values.add(district_id)}`]),
    ...(city_id === undefined ? [] : [`orders.city_id = ${values.add(city_id)}`]),
    ...(since === undefined ? [] : [`orders.created_at >= ${values.add(since)}::timestamptz`]),
    ...(before === undefined ? [] : [`orders.created_at < ${values.add(before)}::timestamptz`]),
    ...(late === true ? [isLate(values)] : []),
    ...matchingSearch(search, values),
  ].join(' and ');
}

const NEWEST_FIRST = 'order by created_at desc, id desc';

const selectNewest = (conditions: string) =>
  `select id, created_at from orders where ${conditions} ${NEWEST_FIRST}`;

/**
 * The orders a search finds, newest first. A full name finds the customers who have all its words; only if there are none is it searched
 * for inside names, which is slow among a million orders.
 */
export function searchHits(query: OrderQuery, within: string, values: Values): string {
  const search = query.search?.trim() ?? '';
  const limit = `limit ${SEARCH_LIMIT}`;
  if (!FULL_NAME.test(search)) return `hits as materialized (${selectNewest(within)} ${limit}),`;
  const others = orderConditions({ ...query, search: undefined }, values);
  return `named as materialized (
      select id, created_at from orders
      where ${others} and to_tsvector('simple'::regconfig, orders.customer_name)
        @@ plainto_tsquery('simple'::regconfig, ${values.add(search)})
      ${NEWEST_FIRST} ${limit}
    ),
    inside as materialized (
      ${selectNewest(`not exists (select from named) and ${within}`)} ${limit}
    ),
    hits as materialized (select * from named union all select * from inside),`;
}

/** The statement that answers a list of orders. */
export function orderListing(query: OrderQuery): Statement {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE } = query;
  const values = new Values();
  const within = orderConditions(query, values);
  const bounds = boundsOf(page, limit, values);
  const found = isBlank(query.search)
    ? {
        hits: '',
        page: `${selectNewest(within)} ${bounds}`,
        total: `select count(*) from orders where ${within}`,
      }
    : {
        hits: searchHits(query, within, values),
        page: `select * from hits ${NEWEST_FIRST} ${bounds}`,
        total: 'select count(*) from hits',
      };
  const text = `${found.hits === '' ? '' : PLANNED_EACH_TIME}
    with ${found.hits}
    page as (${found.page}),
    shown as (
      select ${ORDER_COLUMNS} from page join orders on orders.id = page.id ${ORDER_TABLES}
    )
    select shown.*, (${found.total})::integer as total
    from (select 1) as one left join shown on true ${NEWEST_FIRST}`;
  return { text, values: values.list };
}

export type ListedOrderRow = { total: number } & (OrderRow | { id: null });

/** One page of orders, newest first, and the total, in one statement. */
export async function listOrders(db: Kysely<Database>, query: OrderQuery) {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE } = query;
  const listing = orderListing(query);
  const rows = await readReport(db, (from) => runStatement<ListedOrderRow>(from, listing));
  return {
    orders: rows.filter((row): row is { total: number } & OrderRow => row.id !== null),
    total: rows[0]?.total ?? 0,
    page,
    limit,
  };
}
