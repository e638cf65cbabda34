import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { measure, type Meter } from '@pasal/core/observe/meter';
import type { DeliveryCounts } from './outbox-worker';

/** The number of unsent messages, and the age of the oldest waiting one. */
export const measureMessages =
  (db: Kysely<Database>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_messages',
      help: 'Messages of the outbox that are not sent, by state.',
      labelNames: ['state'],
      read: async () => {
        // Each state is counted by its index: sent messages may be many, and are not reported.
        const { rows } = await sql<{ state: string; value: number }>`
          select state, (select count(*) from outbox where outbox.state = kept.state)::integer as value
          from unnest(array['waiting', 'failed', 'held']) as kept (state)
        `.execute(db);
        return rows.map(({ state, value }) => ({ labels: { state }, value }));
      },
    });
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_oldest_message_seconds',
      help: 'For how long the oldest message that is to be sent has been waiting.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select coalesce(extract(epoch from now() - min(created_at)), 0)::double precision as value
          from outbox where state = 'waiting'
        `.execute(db);
        return rows;
      },
    });
  };

/** Reports the attempts of this server. */
export const measureAttempts =
  (counts: Readonly<DeliveryCounts>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_message_attempts_total',
      help: 'Attempts of this server to send a message, by what became of them.',
      labelNames: ['result'],
      read: () => Object.entries(counts).map(([result, value]) => ({ labels: { result }, value })),
    });
  };
