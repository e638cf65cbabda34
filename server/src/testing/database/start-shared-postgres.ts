import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../../db/connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import { BUNDLES } from '../server-process';
import { SNAPSHOT, snapshotFile } from './migrated-snapshot';
import { MIGRATED, SHARED_POSTGRES } from './shared-postgres';
import { startTestPostgres } from './test-postgres';
import { makeTestTables } from './test-schema';

/**
 * Starts one PostgreSQL for all suites of the server, before the first one runs: each suite makes databases
 * of its own in it. It ends with the process that started it. Also makes one folder for what they bundle, and what
 * embedded databases are opened from: no hook waits for it.
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
  await makeTestTables(db).finally(close);
  process.env[SNAPSHOT] = await snapshotFile();
  const bundles = await mkdtemp(join(tmpdir(), 'pasal-bundles-'));
  process.env[BUNDLES] = bundles;
  Object.assign(globalThis, {
    async stopSharedPostgres() {
      await postgres.stop();
      await rm(bundles, { recursive: true, force: true });
    },
  });
}
