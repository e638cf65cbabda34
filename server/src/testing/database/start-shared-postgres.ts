import { Client } from 'pg';
import { connectDatabase } from '../../db/connect';
import { PATIENT } from '../../db/database-limits';
import { migrateToLatest } from '../../db/migrate';
import { MIGRATED, SHARED_POSTGRES } from './shared-postgres';
import { startTestPostgres } from './test-postgres';

/**
 * One PostgreSQL for all suites of the server, before the first one runs: each suite makes databases of
 * its own in it. It ends with the process that started it.
 */
export default async function startSharedPostgres(): Promise<void> {
  const postgres = await startTestPostgres(['max_connections=500']);
  const url = new URL(await postgres.createDatabase());
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${MIGRATED}`);
  await client.end();
  process.env[SHARED_POSTGRES] = url.href;

  url.pathname = `/${MIGRATED}`;
  const { db, close } = await connectDatabase({ databaseUrl: url.href, limits: PATIENT });
  await migrateToLatest(db).finally(close);
  Object.assign(globalThis, { stopSharedPostgres: () => postgres.stop() });
}
