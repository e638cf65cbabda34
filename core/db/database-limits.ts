import type { PoolConfig } from 'pg';

/** The time limits of PostgreSQL, in milliseconds. */
export interface DatabaseLimits {
  /** For getting a connection, new or pooled; 0 means no limit in all of these. */
  connection: number;
  /** For acquiring a lock on a row. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** For an answer to arrive: longer than a statement, for a PostgreSQL that does not respond at all. */
  answer: number;
  /** Between two statements of a transaction, whose locks others wait for. */
  idleInTransaction: number;
}

/** The limits of a running shop: its pages give up after 15 s, so a waiting caller gets an answer before that. */
export const SERVING: DatabaseLimits = {
  connection: 8000,
  lock: 5000,
  statement: 6000,
  answer: 7000,
  idleInTransaction: 10_000,
};

/** The limits of work that may take as long as it needs: migrations, a first start, the operator's commands. */
export const PATIENT: DatabaseLimits = {
  connection: 10_000,
  lock: 0,
  statement: 0,
  answer: 0,
  idleInTransaction: 0,
};

/** The limits as pool options. */
export function poolLimits(limits: DatabaseLimits): PoolConfig {
  return {
    connectionTimeoutMillis: limits.connection,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // Detects a lost machine even while the connection is idle.
    keepAlive: true,
  };
}
