import { migrateWith, outstandingIn, type Schema } from '@pasal/core/db/migrate';
import { sql, type Kysely, type Transaction } from 'kysely';
import { FUNCTIONS } from './functions';
import { migrations } from './migrations';
import { adoptOlder } from './older/adopt-older';
import { isOlder } from './older/older-migrations';
import type { Database } from './schema';

/** Invalidates everything that servers have read before. */
export const renewVersions = (trx: Transaction<Database>) =>
  sql`select renew_versions()`.execute(trx);

const SCHEMA: Schema = {
  migrations,
  functions: FUNCTIONS,
  isOlder,
  adopt: adoptOlder,
  renew: renewVersions,
};

/** Migrates the shop's schema, as `migrateWith` does. */
export const migrateToLatest = (
  db: Kysely<Database>,
  say?: (line: string) => void,
): Promise<string[]> => migrateWith(SCHEMA, db, say);

/** The pending migrations of this version, as `outstandingIn` returns them. */
export const outstandingMigrations = (db: Kysely<Database>): Promise<string[]> =>
  outstandingIn(SCHEMA, db);
