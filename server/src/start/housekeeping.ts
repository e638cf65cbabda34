import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ACTIVITY_DAYS, CART_CODE_DAYS } from '@pasal/shared/contracts';
import { PICTURE_DAYS, SENT_DAYS, UNSENT_DAYS } from '../modules/keeping-days';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import type { Database } from '../db/schema';
import { removeOldReleases } from '@pasal/platform/server/release/stored-releases';
import { removeOldErrors } from '@pasal/platform/server/release/errors/errors.repository';
import { removeOldHealth } from '@pasal/platform/server/release/health/health.repository';
import { removeOldSearches } from '../modules/searches/searched-terms';
import { keepDoing } from '@pasal/core/keep-doing';
import { forgetImportPictures } from '../modules/products/csv/import-picture.service';
import { sweepFilesDaily } from '../files/sweep-files';
import { pictureIngest } from '../pictures/ingest';

/** Days after which a checkout is not retried, so its key may be deleted (D16). */
const KEY_DAYS = 7;
/** Days after which a product import is no longer continued. */
const IMPORT_DAYS = 7;
/** Days to retain the pictures of a deleted order's returns, which nobody sees any more. */
const DELETED_DAYS = 30;
/** Rows per statement: the embedded database is blocked in the meantime. */
const BATCH = 1000;
/** Milliseconds between two rounds. */
const EVERY = 60 * 60 * 1000;

/** The number of rows a round removed. */
export interface Swept {
  keys: number;
  sessions: number;
  activities: number;
  notifications: number;
  imports: number;
  cartCodes: number;
  returnPictures: number;
}

/** Expired rows. */
interface Old {
  table: keyof Database;
  key: string;
  when: RawBuilder<unknown>;
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

const KEYS: Old = {
  table: 'idempotency_key',
  key: 'key',
  when: sql`created_at < ${before(KEY_DAYS)}`,
};
const SESSIONS: Old = { table: 'session', key: 'token_hash', when: sql`expires_at <= now()` };
const ACTIVITIES: Old = {
  table: 'activity',
  key: 'id',
  when: sql`at < ${before(ACTIVITY_DAYS)}`,
};
const SENT: Old = {
  table: 'outbox',
  key: 'id',
  when: sql`state = 'sent' and sent_at < ${before(SENT_DAYS)}`,
};
const UNSENT: Old = {
  table: 'outbox',
  key: 'id',
  when: sql`state in ('failed', 'held', 'discarded') and created_at < ${before(UNSENT_DAYS)}`,
};
const IMPORTS: Old = {
  table: 'product_import',
  key: 'id',
  when: sql`created_at < ${before(IMPORT_DAYS)}`,
};

const CART_CODES: Old = {
  table: 'cart_code',
  key: 'code',
  when: sql`created_at < ${before(CART_CODE_DAYS)}`,
};

const RETURN_PICTURES: Old = {
  table: 'order_return_picture',
  key: 'id',
  when: sql`exists (
    select from order_return as returned join orders on orders.id = order_id
    where returned.id = return_id and (deleted_at < ${before(DELETED_DAYS)}
      or (state in ('refunded', 'exchanged', 'refused', 'withdrawn') and state_since < ${before(PICTURE_DAYS)}))
  )`,
};

/** Deletes them in batches; returns how many there were. */
async function remove(db: Kysely<Database>, { table, key, when }: Old): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${when}
        limit ${BATCH} for update skip locked
      ) returning 1
    `.execute(db);
    removed += rows.length;
    if (rows.length < BATCH) return removed;
  }
}

/**
 * Deletes idempotency keys, imports and cart codes older than a week, expired sessions, activity older than a year, notifications sent more
 * than 30 days ago, and unsent ones after 90 days; pictures of returns that ended a year ago, or whose order was deleted 30 days ago.
 */
export async function sweep(db: Kysely<Database>): Promise<Swept> {
  return {
    keys: await remove(db, KEYS),
    sessions: await remove(db, SESSIONS),
    activities: await remove(db, ACTIVITIES),
    notifications: (await remove(db, SENT)) + (await remove(db, UNSENT)),
    imports: await remove(db, IMPORTS),
    cartCodes: await remove(db, CART_CODES),
    returnPictures: await remove(db, RETURN_PICTURES),
  };
}

interface Housekeeping {
  db: Kysely<Database>;
  /** Pictures, and what interrupted uploads left behind. */
  pictures: ServedFiles;
  archives: ReleaseArchives;
  /** Called with pictures that rows name and that don't exist. */
  onMissing: (paths: readonly string[]) => void;
  /** Called when a round failed; the next one tries again. */
  onError: (error: unknown) => void;
}

/**
 * Cleans up rows and uploads now and then every hour. Several servers on one database may do so concurrently.
 * @returns a function that stops it, once the current round is over
 */
export function keepHouse({
  db,
  pictures: files,
  archives,
  onMissing,
  onError,
}: Housekeeping): () => Promise<void> {
  const pictures = pictureIngest(files);
  const work = async () => {
    await sweep(db);
    await removeOldReleases(db);
    await removeOldHealth(db);
    await removeOldErrors(db);
    await removeOldSearches(db, Date.now());
    await forgetImportPictures(db, pictures, IMPORT_DAYS);
    await files.tidy();
    const swept = await sweepFilesDaily({ db, pictures: files, archives });
    if (swept !== null && swept.missing.length > 0) onMissing(swept.missing);
  };
  return keepDoing({ work, every: EVERY, onError });
}
