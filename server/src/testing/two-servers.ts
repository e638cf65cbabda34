import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { createStaff } from './factories';
import type { PlaceOrder } from './order-race';
import { buildServer, startProcess, type ServerProcess } from './server-process';
import { freshAddress } from './test-app';
import { sharedPostgres } from './database/shared-postgres';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');

/** Two server processes on one PostgreSQL, each with a data directory of its own. */
export interface TwoServers {
  database: ConnectedDatabase;
  servers: readonly ServerProcess[];
  /**
   * Sends orders over HTTP: even buyers at one server, odd ones at the other, each from its own address
   * unless `from` is set.
   */
  place: (...order: [...Parameters<PlaceOrder>, from?: string]) => Promise<number>;
  close(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  await mkdir(CACHE, { recursive: true });
  const buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  const main = await buildServer(buildDirectory);
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const database = await connectDatabase({ databaseUrl });
  await migrateToLatest(database.db);
  await createStaff(database.db, 'admin');
  const servers = ['one', 'other'].map((name) =>
    startProcess(main, {
      DATA_DIR: join(dataDir, name),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
    }),
  );
  const urls = await Promise.all(servers.map(({ url }) => url));
  return {
    database,
    servers,
    async place(body, buyer, from = freshAddress()) {
      const { status } = await fetch(`${urls[buyer % urls.length]}/api/v1/order-product`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(body),
      });
      return status;
    },
    async close() {
      for (const server of servers) {
        server.kill('SIGKILL');
        await server.ended;
      }
      await database.close();
      await postgres.stop();
      await rm(buildDirectory, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
