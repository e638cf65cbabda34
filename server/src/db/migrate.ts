import { migrateWith } from '@pasal/core/db/migrate';
import { sql, type Kysely, type Transaction } from 'kysely';
import { FUNCTIONS } from './functions';
import { migrations } from './migrations';
import { adoptOlder } from './older/adopt-older';
import type { Database } from './schema';

/** Says that whatever servers read before is old. */
export const renewVersions = (trx: Transaction<Database>) =>
  sql`select renew_versions()`.execute(trx);

/** Brings the shop's schema up to date, as `migrateWith` does. */
export const migrateToLatest = (db: Kysely<Database>): Promise<string[]> =>
  migrateWith({ migrations, functions: FUNCTIONS, adopt: adoptOlder, renew: renewVersions }, db);
