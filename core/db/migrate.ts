import { Migrator, type Kysely, type Migration } from 'kysely';
import type { CoreDatabase } from './tables';

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Brings the schema up to date, all or nothing. Servers that start together take turns by a lock in
 * the database, so each migration runs once.
 * @returns the names of the migrations that ran now
 * @throws whatever the database refused
 */
export async function migrateWith(
  migrations: Record<string, Migration>,
  db: Kysely<CoreDatabase>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw toError(error);
  return results.map(({ migrationName }) => migrationName);
}
