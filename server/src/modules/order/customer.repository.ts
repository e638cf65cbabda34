import { sql, type Kysely } from 'kysely';
import type { Customer } from '@pasal/shared/contracts';
import { normalisePhone, toRupees } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { containing } from '../search-pattern';
import * as messages from './messages';

interface Counts {
  orders: number;
  open: number;
  delivered: number;
  cancelled: number;
  came_back: number;
  bought: number;
  since: Date | null;
}

/**
 * Counts what became of the orders of a phone number (D226). The index of the search finds them, so that placing an order
 * keeps no other.
 * @throws DomainError 400 for what is no phone number
 */
export async function readCustomer(db: Kysely<Database>, written: string): Promise<Customer> {
  const phone = normalisePhone(written);
  if (phone === null)
    throw invalid(messages.invalidPhone, { path: 'phone', message: messages.invalidPhone });
  const { rows } = await sql<Counts>`
    select count(*)::integer as orders,
      count(*) filter (where status in ('pending', 'others'))::integer as open,
      count(*) filter (where status = 'complete')::integer as delivered,
      count(*) filter (where status = 'cancel')::integer as cancelled,
      count(*) filter (where status = 'cancel' and exists (
        select from parcel where order_id = orders.id and parcel.stage in ('coming_back', 'came_back')
      ))::integer as came_back,
      coalesce(sum(total_paisa) filter (where status = 'complete'), 0)::bigint as bought,
      min(created_at) as since
    from orders
    where deleted_at is null and phone = ${phone} and search_text like lower(${containing(phone)}::text)
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count of orders had no row');
  return {
    ...counts,
    phone,
    bought: toRupees(counts.bought),
    since: counts.since?.toISOString() ?? null,
  };
}
