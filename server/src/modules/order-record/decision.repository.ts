import { sql, type Transaction } from 'kysely';
import type { OrderRule } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { insertNotifications } from './outbox.statement';

/** Records that a rule matched an order, and why. */
export type Decision = Omit<OrderRule, 'at'>;

const TEXT_FIRST = ['status_changed_buyer_sms', 'status_changed_buyer_email'] as const;

/**
 * Records which rules matched an order, each once, and notifies the buyer if a rule asks for it. Notifies each buyer once even if two rules
 * match; a rule is marked as having notified only if its message was queued.
 */
export async function insertDecisions(
  trx: Transaction<Database>,
  id: number,
  decisions: readonly Decision[],
  text: Wording,
): Promise<void> {
  if (decisions.length === 0) return;
  const isText = decisions.some(({ leads_to }) => leads_to === 'text');
  const message = sql`(case told.language when 'ne' then ${text.ne} else ${text.en} end)`;
  await sql`
    with told as (
      select id, email, phone, status, language from orders where id = ${id} and ${isText}::boolean
        and not exists (select from order_rule where order_id = ${id} and leads_to = 'text')
    ),
    queued as (${insertNotifications('told', TEXT_FIRST, message, true)} on conflict do nothing returning id)
    insert into order_rule (order_id, rule, leads_to, figures, is_told)
    select ${id}::integer, rule, leads_to, figures, leads_to = 'text' and exists (select from queued)
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as given (rule text, leads_to text, figures jsonb)
    on conflict (order_id, rule) do nothing
  `.execute(trx);
}

/** The rules that matched an order, earliest first. */
export const ORDER_RULES = `
  (select json_agg(json_build_object('rule', rule, 'leads_to', leads_to, 'at', at, 'figures', figures) order by id)
    from order_rule where order_id = orders.id) as rules`;
