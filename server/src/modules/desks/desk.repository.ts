import type { Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  type CallOutcome,
  type DeskParcel,
  type DeskQuery,
  type NoCallReason,
  type OrderRule,
} from '@pasal/shared/contracts';
import { kathmanduDate, readParcelCode, toRupees } from '@pasal/shared/domain';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import { readReport } from '@pasal/core/db/replicas/reads';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { CASH_IS_LATE } from '../order-record/cash-is-late';
import { BACK } from '../customers/counts.statement';
import { CASH_TO_TAKE, PROMISED_FROM, PROMISED_TO } from '../order-record/parcel.columns';

/** A new order is called once, however many parcels it will have; all others are on the desks parcel by parcel. */
const OPEN = `orders.deleted_at is null and orders.status in ('pending', 'others')`;

/** Finds the parcels for a scanned code: the courier's consignment number, which may look like the shop's code, or the shop's code. */
function codeFilter(code: string, values: Values): string {
  const own = readParcelCode(code);
  const consignment = values.add(code.trim());
  if (own === undefined) return `parcel.consignment = ${consignment}`;
  return `(orders.id, coalesce(parcel.number, 1)) in (
    select order_id, number from parcel where consignment = ${consignment}
    union select id, ${values.add(own.number)}::integer from orders where order_number = ${values.add(own.order_number)})`;
}

function filtersOf(query: DeskQuery, values: Values) {
  const { district_id, city_id, courier_id, promised_by, code } = query;
  return [
    ...(district_id === undefined ? [] : [`orders.district_id = ${values.add(district_id)}`]),
    ...(city_id === undefined ? [] : [`orders.city_id = ${values.add(city_id)}`]),
    ...(courier_id === undefined ? [] : [`parcel.courier_id = ${values.add(courier_id)}`]),
    ...(promised_by === undefined ? [] : [`(${PROMISED_TO}) <= ${values.add(promised_by)}::date`]),
    ...(code === undefined ? [] : [codeFilter(code, values)]),
  ];
}

const NEW_PARCEL = `left join lateral (
    select * from parcel where order_id = orders.id and stage = 'new' order by number limit 1
  ) as parcel on true`;

/** Call order: first calls that are due again, then orders never called or not reached, then those to call later. */
const DUE = `case when again.at <= now() then 0 when again.at is null then 1 else 2 end`;
const LAST_CALL = `left join lateral (
    select again_at as at from order_call where order_id = orders.id order by id desc limit 1
  ) as again on true`;

/** Selects the parcels of a stage and their order: oldest first, calls when due. */
function placesOf(query: DeskQuery, values: Values) {
  const filters = filtersOf(query, values);
  if (query.stage !== 'new') {
    const within = ['parcel.stage = ' + values.add(query.stage), ...filters].join(' and ');
    const join = filters.length === 0 ? '' : 'join orders on orders.id = parcel.order_id';
    return {
      due: '0 as due, null::timestamptz as due_at',
      page: `parcel join orders on orders.id = parcel.order_id where ${within} order by parcel.order_id, number`,
      total: `parcel ${join} where ${within}`,
    };
  }
  const within = [OPEN, `orders.stage = 'new'`, ...filters].join(' and ');
  const needsParcel = [query.courier_id, query.promised_by, query.code].some(
    (value) => value !== undefined,
  );
  return {
    due: `${DUE} as due, again.at as due_at`,
    page: `orders ${NEW_PARCEL} ${LAST_CALL} where ${within} order by due, due_at, orders.created_at, orders.id`,
    total: `orders ${needsParcel ? NEW_PARCEL : ''} where ${within}`,
  };
}

const COLUMNS = `orders.id, coalesce(parcel.number, 1) as number, orders.order_number, orders.created_at,
  orders.customer_name, orders.phone, orders.address, orders.district_id, orders.city_id,
  orders.delivery_type, orders.status, coalesce(parcel.stage, 'new') as stage,
  coalesce(parcel.stage_since, orders.created_at) as stage_since, parcel.courier_id, parcel.consignment,
  case when parcel.id is null then orders.total_paisa else ${CASH_TO_TAKE} end as cash_due_paisa,
  (${PROMISED_FROM})::text as promised_from, (${PROMISED_TO})::text as promised_to, coalesce(parcel.version, 1) as version,
  coalesce(parcel.pieces, 1) as pieces, parcel.weight_grams, orders.version as order_version, orders.total_paisa`;

/** Phone numbers of the row's customer, as far as they are joined. */
const NUMBERS = `array(select page.phone union select other.contact from customer_contact as own
  join customer_contact as other on other.customer_id = own.customer_id where own.contact = page.phone)`;

/**
 * Columns of an order to be called: earlier calls, rules that matched it, and whether the owner allows skipping the call. It is not skipped
 * if a rule requires the call, and a customer who refused a parcel does not count as known.
 */
const CALLED = {
  columns: `tries, last_outcome, called_at, again_at, ruled.rules, case
    when ruled.calls > 0 then null
    when page.total_paisa < rules.below * 100 then 'small_sum'
    when rules.known > 0 and (select count(*) from (
      select from orders as bought where bought.phone = any(${NUMBERS}) and bought.status = 'complete'
        and bought.deleted_at is null limit rules.known) as known) >= rules.known
      and (select count(*) from orders as before join parcel on parcel.order_id = before.id
        where before.phone = any(${NUMBERS}) and before.deleted_at is null and ${BACK.IS_REFUSED}) = 0
      then 'known_buyer' end as no_call`,
  tables: `left join lateral (
      select count(*) filter (where outcome = 'not_reached')::integer as tries, max(at) as called_at,
        (array_agg(outcome order by id desc))[1] as last_outcome,
        (array_agg(again_at order by id desc))[1] as again_at
      from order_call where order_id = page.id
    ) as called on true
    left join lateral (
      select json_agg(json_build_object('rule', rule, 'leads_to', leads_to, 'at', at, 'figures', figures)
        order by id) as rules, count(*) filter (where leads_to = 'call') as calls
      from order_rule where order_id = page.id
    ) as ruled on true
    left join lateral (
      select (value ->> 'known_orders')::integer as known, (value ->> 'below')::integer as below
      from site_setting where key = 'desks'
    ) as rules on true`,
};
const UNCALLED = {
  columns: `null as tries, null as last_outcome, null as called_at, null as again_at, null as rules, null as no_call`,
  tables: '',
};

/** Stages at which no work remains. */
const DONE = `('delivered', 'came_back', 'closed')`;

/**
 * Everything that is not done, each row read once: a small part of the total, and joined as a whole, since looking up the order of each
 * parcel reads several times as much.
 */
const OPEN_ROWS = `open_orders as materialized (
      select id, stage, promised_to from orders where ${OPEN} and stage not in ${DONE}
    ),
    open_parcels as materialized (
      select order_id, number, stage, promised_to from parcel where stage not in ${DONE}
    )`;

/**
 * How many rows of each desk were promised before today (`PROMISED_TO`).
 * @param today as SQL
 */
const lateOf = (today: string) => `
      select own.stage, count(*) from open_parcels as own left join open_orders as whole on whole.id = order_id
      where own.stage not in ('new', 'coming_back') and coalesce(own.promised_to, whole.promised_to) < ${today} group by own.stage
      union all select 'new', count(*) from open_orders as whole left join (
        select distinct on (order_id) order_id, promised_to from open_parcels where stage = 'new' order by order_id, number
      ) as own on own.order_id = whole.id
      where whole.stage = 'new' and coalesce(own.promised_to, whole.promised_to) < ${today}
      union all select 'owed', count(*) from cash_owed where ${CASH_IS_LATE}`;

/** The statement for a desk: a stage has few of all parcels, which a generic plan does not know. */
export function deskStatement(query: DeskQuery): Statement {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE } = query;
  const values = new Values();
  const places = placesOf(query, values);
  const called = query.stage === 'new' ? CALLED : UNCALLED;
  const today = `${values.add(kathmanduDate(new Date()))}::date`;
  const text = `${PLANNED_EACH_TIME}
    with page as materialized (select ${COLUMNS}, ${places.due} from ${places.page} ${boundsOf(page, limit, values)}),
    ${OPEN_ROWS},
    counts as (
      select stage, count(*) from open_parcels where stage <> 'new' group by stage
      union all select 'new', count(*) from open_orders where stage = 'new'
      union all select 'returns', count(*) from order_return where state in ('asked', 'agreed', 'received')
        and (select deleted_at from orders where orders.id = order_id) is null
      union all select 'owed', count(*) from cash_owed where owed_paisa > 0
    ),
    late as (${lateOf(today)}
    )
    select page.*, ${called.columns}, district.name as district, city.name as city, courier.name as courier,
      (select count(*)::integer from ${places.total}) as total,
      (select json_object_agg(stage, count) from counts) as counts,
      (select json_object_agg(stage, count) from late where count > 0) as late
    from (select 1) as one left join page on true left join district on district.id = page.district_id
      left join city on city.id = page.city_id left join courier on courier.id = page.courier_id ${called.tables}
    order by page.due, page.due_at, page.created_at, page.id, page.number`;
  return { text, values: values.list };
}

interface DeskTotals {
  total: number;
  counts: Record<string, number>;
  late: Record<string, number> | null;
}
type DeskRow = DeskTotals &
  (
    | { id: null }
    | (Omit<
        DeskParcel,
        'created_at' | 'stage_since' | 'cash_due' | 'promised' | 'call' | 'no_call' | 'rules'
      > & {
        tries: number | null;
        last_outcome: CallOutcome | null;
        called_at: Date | null;
        again_at: Date | null;
        no_call: NoCallReason | null;
        rules: OrderRule[] | null;
        created_at: Date;
        stage_since: Date;
        cash_due_paisa: number;
        promised_from: string | null;
        promised_to: string | null;
      })
  );

type PresentRow = Exclude<DeskRow, { id: null }>;

function presentCall({ tries, last_outcome: outcome, called_at: at, again_at }: PresentRow) {
  if (outcome === null || at === null) return {};
  const again = again_at !== null && { again_at: again_at.toISOString() };
  return { call: { tries: tries ?? 0, outcome, at: at.toISOString(), ...again } };
}

const presentRule = ({ at, ...rule }: OrderRule): OrderRule => ({
  ...rule,
  at: new Date(at).toISOString(),
});

function presentDeskParcel(row: PresentRow): DeskParcel {
  const { promised_from: from, promised_to: to, cash_due_paisa, no_call, rules, ...rest } = row;
  return {
    ...rest,
    ...presentCall(row),
    ...(no_call !== null && { no_call }),
    ...(rules !== null && { rules: rules.map(presentRule) }),
    created_at: row.created_at.toISOString(),
    stage_since: row.stage_since.toISOString(),
    cash_due: toRupees(cash_due_paisa),
    ...(from !== null && to !== null && { promised: { from, to } }),
  };
}

/** A desk: its parcels, the oldest order first, and the count of each desk, in one statement. */
export async function readDesk(db: Kysely<Database>, query: DeskQuery) {
  const rows = await readReport(db, (from) => runStatement<DeskRow>(from, deskStatement(query)));
  return {
    parcels: rows.flatMap((row) => (row.id === null ? [] : [presentDeskParcel(row)])),
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts ?? {},
    late: rows[0]?.late ?? {},
  };
}
