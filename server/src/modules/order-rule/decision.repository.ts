import { sql, type Transaction } from 'kysely';
import type { OrderRule } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { insertNotifications } from '../notification/outbox.statement';
import * as messages from './messages';

/** That a rule met an order, and by what. */
export type Decision = Omit<OrderRule, 'at'>;

const TEXT_FIRST = ['status_changed_buyer_sms', 'status_changed_buyer_email'] as const;

/**
 * Writes which rules met an order, each once, and tells the buyer where one of them leads to that. Whoever is told twice by two
 * rules is told once.
 * @param duePaisa what they are to keep ready; the order's total where it is left out
 */
export async function insertDecisions(
  trx: Transaction<Database>,
  id: number,
  decisions: readonly Decision[],
  duePaisa?: number,
): Promise<void> {
  if (decisions.length === 0) return;
  const { language, total_paisa } = await trx
    .selectFrom('orders')
    .select(['language', 'total_paisa'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const message = messages.textFirst(toRupees(duePaisa ?? total_paisa))[language ?? 'en'];
  await sql`
    with known as (select from order_rule where order_id = ${id} and leads_to = 'text'),
    decided as (
      insert into order_rule (order_id, rule, leads_to, figures)
      select ${id}::integer, rule, leads_to, figures
      from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as given (rule text, leads_to text, figures jsonb)
      on conflict (order_id, rule) do nothing returning leads_to
    ),
    told as (
      select id, email, phone, status from orders where id = ${id}
        and exists (select from decided where leads_to = 'text') and not exists (select from known)
    )
    ${insertNotifications('told', TEXT_FIRST, message)}
  `.execute(trx);
}

/** The rules that met an order, the first first. */
export const ORDER_RULES = `
  (select json_agg(json_build_object('rule', rule, 'leads_to', leads_to, 'at', at, 'figures', figures) order by id)
    from order_rule where order_id = orders.id) as rules`;
