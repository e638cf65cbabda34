import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { codeOf, reasonOf } from '../errors/error-code';
import { RETRYABLE } from './database-errors';

/** Prefix of a statement whose best plan depends on its values, so that it is planned each time. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** Maximum number of prepared statements per connection. */
const MAX_PREPARED = 200;
/** SQLSTATE of a plan outdated by a migration. */
const OUTDATED_PLAN = '0A000';
/** Shorter texts (`begin`, `commit`) are not worth preparing. */
const SHORTEST = 30;
/** Within a transaction a failed statement aborts it. */
const BEGINS = /^\s*(?:begin|start transaction)/i;
const ENDS = /^\s*(?:commit|rollback)\s*$/i;
/** The driver's message when PostgreSQL does not answer. */
const NO_ANSWER = 'Query read timeout';

/** Names statements from their second use on, the same on every connection. */
class StatementNames {
  readonly #named = new Map<string, string>();
  readonly #usedOnce = new Set<string>();
  #given = 0;

  nameOf(text: string): string | undefined {
    const name = this.#named.get(text);
    if (name !== undefined) return name;
    if (text.length < SHORTEST || text.startsWith(PLANNED_EACH_TIME)) return undefined;
    if (this.#named.size < MAX_PREPARED && this.#usedOnce.delete(text)) {
      const given = `pasal_${(this.#given += 1)}`;
      this.#named.set(text, given);
      return given;
    }
    // One-off texts must not fill the memory.
    if (this.#usedOnce.size >= MAX_PREPARED) this.#usedOnce.clear();
    this.#usedOnce.add(text);
    return undefined;
  }

  /** The statement gets another name next time. */
  forget(text: string): void {
    this.#named.delete(text);
  }
}

function prepareOn(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let isInTransaction = false;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new Error('the shop reads without cursors');
    if (BEGINS.test(text)) isInTransaction = true;
    else if (ENDS.test(text)) isInTransaction = false;
    const name = names.nameOf(text);
    const answer = client.query({ text, values: [...values], ...(name && { name }) });
    return answer.catch((error: unknown) => {
      if (name !== undefined && codeOf(error) === OUTDATED_PLAN) {
        names.forget(text);
        if (!isInTransaction) return client.query(text, [...values]);
        throw Object.assign(new Error(reasonOf(error), { cause: error }), { code: RETRYABLE[0] });
      }
      // Later queries would wait behind this one; the pool opens another connection.
      if (reasonOf(error) === NO_ANSWER) client.end().catch(() => undefined);
      throw error;
    });
  }
  return { query, release: () => client.release() };
}

/**
 * A pool whose connections parse a repeated statement once and reuse its plan. Most statements of the shop take
 * PostgreSQL longer to plan than to run.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = prepared.get(client) ?? prepareOn(client, names);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
