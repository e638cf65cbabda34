import type { Kysely } from 'kysely';
import type { NeighboursQuery, NeighboursResponse } from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import * as messages from '../order-record/messages';
import { orderConditions } from './order-list.repository';

/** The statement that finds the orders next to one in a list: two index steps. */
export function neighboursStatement(id: number, query: NeighboursQuery): Statement {
  const values = new Values();
  const within = orderConditions(query, values);
  const beside = (sign: '<' | '>', direction: 'asc' | 'desc') => `
    (select id from orders where ${within} and (orders.created_at, orders.id)
        ${sign} ((select created_at from here), (select id from here))
      order by created_at ${direction}, id ${direction} limit 1)`;
  return {
    text: `
      with here as materialized (
        select id, created_at from orders where id = ${values.add(id)} and deleted_at is null
      )
      select ${beside('>', 'asc')} as previous, ${beside('<', 'desc')} as next from here`,
    values: values.list,
  };
}

/**
 * The orders before and after one in a newest-first list, whether or not the list still contains it.
 * @throws DomainError 404
 */
export async function readNeighbours(
  db: Kysely<Database>,
  id: number,
  query: NeighboursQuery,
): Promise<NeighboursResponse> {
  const [row] = await runStatement<NeighboursResponse>(db, neighboursStatement(id, query));
  if (row === undefined) throw notFound(messages.noSuchOrder);
  return row;
}
