import { sql, type Kysely } from 'kysely';
import { measure, type Meter } from '../observe/meter';
import { answersIn } from './answers-in';
import { BACKUP } from './operator-work';
import type { CoreDatabase } from './tables';

/** The current connections of the database. */
export interface PoolState {
  total: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/** Milliseconds in which the database must answer to count as available, within the time limit of a metric. */
const ANSWERS_WITHIN = 1500;

/** Measures the connections of a pool. */
export const measureConnections =
  (poolState: () => PoolState): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_database_connections',
      help: 'Connections to the database, and callers that wait for one.',
      labelNames: ['state'],
      read: () =>
        Object.entries(poolState()).map(([state, value]) => ({ labels: { state }, value })),
    });
  };

/** Measures whether the database answers, and when its last backup was made. */
export const measureDatabase =
  (db: Kysely<CoreDatabase>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_database_up',
      help: 'Whether the database answers: 1 or 0.',
      read: async () => [{ value: Number(await answersIn(db, ANSWERS_WITHIN)) }],
    });
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_backup_timestamp_seconds',
      help: 'When the last whole backup was made, in seconds since 1970; 0 when there was none.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select coalesce(extract(epoch from max(done_at)), 0)::double precision as value
          from operator_work where name = ${BACKUP}
        `.execute(db);
        return rows;
      },
    });
  };
