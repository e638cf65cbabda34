import { sql, type Kysely } from 'kysely';
import type { CoreDatabase } from './tables';

/** The work of `npm run backup`. */
export const BACKUP = 'backup';

/** A server records this to test whether it can still write. */
export const PROBE = 'probe';

/** Records that an operator's task, or the server's own, has just been done. */
export async function recordWork(db: Kysely<CoreDatabase>, name: string): Promise<void> {
  await db
    .insertInto('operator_work')
    .values({ name, done_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: sql<Date>`now()` }))
    .execute();
}
