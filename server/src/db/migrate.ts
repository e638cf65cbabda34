import { migrateWith } from '@pasal/core/db/migrate';
import type { Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Brings the shop's schema up to date, as `migrateWith` does. */
export const migrateToLatest = (db: Kysely<Database>): Promise<string[]> =>
  migrateWith(migrations, db);
