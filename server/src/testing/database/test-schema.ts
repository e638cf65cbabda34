import type { Kysely } from 'kysely';
import { migrateToLatest } from '../../db/migrate';
import type { Database } from '../../db/schema';

/** A file that makes the tables of another version (`versions/bundles.ts`): all suites then run on these. */
export const TEST_SCHEMA = 'PASAL_TEST_SCHEMA';

/** Makes the tables the suites run on. */
export async function makeTestTables(db: Kysely<Database>): Promise<void> {
  const file = process.env[TEST_SCHEMA];
  const made =
    file === undefined
      ? undefined
      : ((await import(file)) as { migrateToLatest: typeof migrateToLatest });
  await (made?.migrateToLatest ?? migrateToLatest)(db);
}
