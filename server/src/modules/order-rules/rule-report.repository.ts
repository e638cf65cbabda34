import { sql, type Kysely } from 'kysely';
import {
  ORDER_RULES,
  type RuleReport,
  type RuleReportQuery,
  type RuleReportResponse,
} from '@pasal/shared/contracts';
import { daysLater, kathmanduDate, startOfKathmanduDate, toRupees } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { BACK } from '../customers/counts.statement';
import { noSuchDay } from '../order-record/messages';

/** Days shown by default. */
const USUAL_DAYS = 30;
/** How many parcels, newest first, the average charge is based on. */
const CHARGED = 1000;

type Counted = Omit<RuleReport, 'saved_charges'>;

/** The instants that bound the days of the report. @throws DomainError 400 for an invalid date */
function boundsOf({ from, to }: { from: string; to: string }) {
  const [since, until] = [startOfKathmanduDate(from), startOfKathmanduDate(to, 1)];
  if (since === null) throw invalid(noSuchDay, { path: 'from', message: noSuchDay });
  if (until === null) throw invalid(noSuchDay, { path: 'to', message: noSuchDay });
  return { since, until };
}

/** The average courier charge per parcel, in paisa. */
async function averageCharge(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(round(avg(charge_paisa)), 0)::bigint as paisa
    from (select charge_paisa from parcel order by id desc limit ${sql.lit(CHARGED)}) as newest
  `.execute(db);
  return rows[0]?.paisa ?? 0;
}

/**
 * Counts, for each rule, the outcomes of the orders it matched; these rows are immutable. An order is counted under one outcome, and as
 * messaged with the rule whose message was queued.
 */
async function countRules(db: Kysely<Database>, since: Date, until: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select met.rule, count(*)::integer as held, coalesce(sum(called.calls), 0)::integer as calls,
      count(*) filter (where met.is_told)::integer as texts,
      count(*) filter (where orders.status in ('pending', 'others') and not went.refused)::integer as open,
      count(*) filter (where orders.status = 'complete')::integer as delivered,
      count(*) filter (where orders.status <> 'complete' and went.refused)::integer as refused,
      count(*) filter (where orders.status = 'cancel' and not went.back)::integer as saved
    from order_rule as met join orders on orders.id = met.order_id and orders.deleted_at is null
      cross join lateral (
        select count(*) as calls from order_call where order_id = met.order_id and order_call.at >= met.at
      ) as called
      cross join lateral (
        select coalesce(bool_or(${sql.raw(BACK.IS_BACK)}), false) as back,
          coalesce(bool_or(${sql.raw(BACK.IS_REFUSED)}), false) as refused
        from parcel where parcel.order_id = met.order_id
      ) as went
    where met.at >= ${since} and met.at < ${until} group by met.rule
  `.execute(db);
  return rows;
}

const nothing = { held: 0, calls: 0, texts: 0, open: 0, delivered: 0, refused: 0, saved: 0 };

/** The costs and savings of each rule (D246). @throws DomainError 400 for an invalid date */
export async function readRuleReport(
  db: Kysely<Database>,
  query: RuleReportQuery,
): Promise<RuleReportResponse> {
  const now = new Date();
  const { to = kathmanduDate(now), from = kathmanduDate(daysLater(now, 1 - USUAL_DAYS)) } = query;
  const { since, until } = boundsOf({ from, to });
  const counted = await countRules(db, since, until);
  const charge = await averageCharge(db);
  const rules = ORDER_RULES.map((rule) => {
    const found = counted.find((each) => each.rule === rule) ?? { rule, ...nothing };
    return { ...found, saved_charges: toRupees(found.saved * charge) };
  });
  return { from, to, rules, charge: toRupees(charge) };
}
