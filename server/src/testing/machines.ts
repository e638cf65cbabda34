import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { startDatabaseProxy, type DatabaseProxy } from './database/database-proxy';
import type { Cluster } from './database/test-cluster';
import { freePort, startTestPostgres, type TestPostgres } from './database/test-postgres';
import { createCity, createProduct, createStaff, openSessionOf, sessionCookie } from './factories';
import { openProxy } from './ready-proxy';
import { startS3, type S3Server } from './s3-server';
import { buildServer, startProcess, type ServerProcess } from './server-process';
import { mountSmallDisk, type SmallDisk } from './small-disk';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const PRODUCTS = 200;
/** Pieces of each product, more than any test buys. */
export const STOCK = 1_000_000;
const MEGABYTES = 64;
/** As the operator's guide has it for Caddy. */
const PROXY = { every: 1000, triesFor: 5000 };

/** Two servers on a PostgreSQL with a replica, their files in a store, behind a proxy that asks who is ready. */
export interface Machines {
  /** Where visitors ask. */
  url: string;
  servers: ServerProcess[];
  /** Starts the server at this place again, which has ended. */
  startAgain: (at: number) => void;
  /** The disk of the first server's own directory. */
  disk: SmallDisk;
  primary: TestPostgres;
  replica: Cluster;
  /** What stands before the primary and before the replica. */
  toPrimary: DatabaseProxy;
  toReplica: DatabaseProxy;
  store: S3Server;
  /** A connection to the primary that no fault cuts. */
  database: ConnectedDatabase;
  place: Awaited<ReturnType<typeof createCity>>;
  products: { id: number; slug: string; price: number }[];
  staff: Record<string, string>;
  /** True when the proxy sends visitors to both servers. */
  isReady: () => boolean;
  close: () => Promise<void>;
}

async function fill({ db }: ConnectedDatabase) {
  const { id } = await createStaff(db, 'admin');
  const staff = sessionCookie(await openSessionOf(db, id));
  const place = await createCity(db);
  const products = [];
  for (let made = 0; made < PRODUCTS; made += 1) {
    const product = await createProduct(db, { in_stock: STOCK, images: '[]' });
    products.push({ id: product.id, slug: product.slug, price: 1000 });
  }
  return { staff, place, products };
}

export async function startMachines(): Promise<Machines> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'server-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  const disk = await mountSmallDisk(MEGABYTES);
  const [main, primary, store] = await Promise.all([
    buildServer(folder),
    startTestPostgres(['wal_keep_size=512MB']),
    startS3(),
  ]);
  const replica = await primary.startReplica();
  const databaseUrl = await primary.createDatabase();
  const database = await connectDatabase({ databaseUrl });
  await migrateToLatest(database.db);
  const filled = await fill(database);
  const name = new URL(databaseUrl).pathname.slice(1);
  const toPrimary = await startDatabaseProxy(databaseUrl);
  const toReplica = await startDatabaseProxy(replica.urlOf(name));
  const ports = [await freePort(), await freePort()];
  const start = (at: number) =>
    startProcess(main, {
      ...store.env,
      NODE_ENV: 'production',
      LOG_REQUESTS: 'problems',
      DATABASE_URL: toPrimary.url,
      DATABASE_READ_URL: toReplica.url,
      DATA_DIR: at === 0 ? join(disk.folder, 'data') : join(dataDir, String(at)),
      PORT: String(ports[at]),
      TRUST_PROXY: '127.0.0.1',
      WALK: 'no',
    });
  const servers = ports.map((_, at) => start(at));
  await Promise.all(servers.map((server) => server.url));
  const proxy = await openProxy(
    ports.map((port) => `http://127.0.0.1:${port}`),
    PROXY,
  );
  while (proxy.ready.size < servers.length) await wait(20);
  return {
    ...filled,
    url: proxy.url,
    servers,
    startAgain(at) {
      servers[at] = start(at);
    },
    disk,
    primary,
    replica,
    toPrimary,
    toReplica,
    store,
    database,
    isReady: () => proxy.ready.size === servers.length,
    async close() {
      await proxy.close();
      for (const server of servers) {
        server.kill('SIGKILL');
        await server.ended;
      }
      await database.close();
      await Promise.all([toPrimary.close(), toReplica.close(), store.close()]);
      await primary.stop();
      await disk.remove();
      await rm(folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
