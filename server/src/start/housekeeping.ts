import { sql, type Kysely } from 'kysely';
import { ACTIVITY_DAYS } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import { keepDoing } from './keep-doing';
import { sweepIncoming } from '../pictures/ingest-incoming';

/** Days after which a checkout is not tried again, so its key may go (D16). */
const KEY_DAYS = 7;
/** Days after which a file of products is not gone on with. */
const IMPORT_DAYS = 7;
/** Days a message is kept once it is sent. */
const SENT_DAYS = 30;
/** Days a message that failed, is held or was discarded is kept: then nobody wants to read it any more. */
const UNSENT_DAYS = 90;
/** Rows of one statement: the embedded database serves nobody else meanwhile. */
const BATCH = 1000;
/** Milliseconds between two rounds. */
const EVERY = 60 * 60 * 1000;

/** Rows a round removed. */
export interface Swept {
  keys: number;
  sessions: number;
  activities: number;
  messages: number;
  imports: number;
}

/** Calls `removeBatch` until it finds no full batch any more; the sum of what it removed. */
async function inBatches(removeBatch: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeBatch();
    removed += count;
    if (count < BATCH) return removed;
  }
}

async function removeKeys(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from idempotency_key where key in (
      select key from idempotency_key
      where created_at < now() - make_interval(days => ${KEY_DAYS})
      limit ${BATCH} for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

async function removeSessions(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from session where token_hash in (
      select token_hash from session where expires_at <= now() limit ${BATCH}
      for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

async function removeActivities(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from activity where id in (
      select id from activity
      where at < now() - make_interval(days => ${ACTIVITY_DAYS})
      limit ${BATCH} for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

async function removeSent(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from outbox where id in (
      select id from outbox
      where state = 'sent' and sent_at < now() - make_interval(days => ${SENT_DAYS})
      limit ${BATCH} for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

async function removeUnsent(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from outbox where id in (
      select id from outbox
      where state in ('failed', 'held', 'discarded')
        and created_at < now() - make_interval(days => ${UNSENT_DAYS})
      limit ${BATCH} for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

async function removeImports(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    delete from product_import where id in (
      select id from product_import
      where created_at < now() - make_interval(days => ${IMPORT_DAYS})
      limit ${BATCH} for update skip locked
    ) returning 1
  `.execute(db);
  return rows.length;
}

/**
 * Removes idempotency keys and imports older than a week, sessions that have expired, activity of a
 * year ago, messages that were sent over 30 days ago, and those that could not be for 90 days.
 */
export async function sweep(db: Kysely<Database>): Promise<Swept> {
  return {
    keys: await inBatches(() => removeKeys(db)),
    sessions: await inBatches(() => removeSessions(db)),
    activities: await inBatches(() => removeActivities(db)),
    messages: (await inBatches(() => removeSent(db))) + (await inBatches(() => removeUnsent(db))),
    imports: await inBatches(() => removeImports(db)),
  };
}

interface Housekeeping {
  db: Kysely<Database>;
  /** Where pictures lie, and what is left of uploads that a server did not live to finish. */
  uploadsDir: string;
  /** Told when a round failed; the next one tries again. */
  onError: (error: unknown) => void;
}

/**
 * Sweeps rows and uploads now and then every hour. Several servers on one database may do so at once.
 * @returns what ends it, once the round under way is over
 */
export function keepHouse({ db, uploadsDir, onError }: Housekeeping): () => Promise<void> {
  const work = async () => {
    await sweep(db);
    await sweepIncoming(uploadsDir);
  };
  return keepDoing({ work, every: EVERY, onError });
}
