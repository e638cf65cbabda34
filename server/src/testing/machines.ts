import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
/** As in the operator's guide for Caddy. */
const PROXY = { every: 1000, triesFor: 5000 };

/** Two servers on a PostgreSQL with a replica, their files in a store, behind a proxy that checks `/readyz`. */
export interface Machines {
  /** The address for visitors. */
  url: string;
  servers: ServerProcess[];
  /** Starts the ended server at this index again. */
  startAgain: (at: number) => void;
  /** The disk of the first server's own directory. */
  disk: SmallDisk;
  primary: TestPostgres;
  replica: Cluster;
  /** The proxies in front of the primary and of the replica. */
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

/** The places that servers need: a database with its replica, each behind a proxy, a store and a small disk. */
async function openPlaces() {
  const primary = await startTestPostgres(['wal_keep_size=512MB']);
  const replica = await primary.startReplica();
  const databaseUrl = await primary.createDatabase();
  const database = await connectDatabase({ databaseUrl });
  await migrateToLatest(database.db);
  const [toPrimary, toReplica] = await Promise.all([
    startDatabaseProxy(databaseUrl),
    startDatabaseProxy(replica.urlOf(new URL(databaseUrl).pathname.slice(1))),
  ]);
  const store = await startS3();
  const disk = await mountSmallDisk(MEGABYTES);
  return { primary, replica, database, toPrimary, toReplica, store, disk };
}

type Places = Awaited<ReturnType<typeof openPlaces>>;

/** Starts both servers, and the proxy in front of them. */
async function startServers({ store, toPrimary, toReplica, disk }: Places) {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'server-'));
  const main = await buildServer(folder);
  const ports = [await freePort(), await freePort()];
  const start = (at: number) =>
    startProcess(main, {
      ...store.env,
      NODE_ENV: 'production',
      LOG_REQUESTS: 'problems',
      DATABASE_URL: toPrimary.url,
      DATABASE_READ_URL: toReplica.url,
      DATA_DIR: join(at === 0 ? disk.folder : folder, 'data'),
      PORT: String(ports[at]),
      TRUST_PROXY: '127.0.0.1',
      WALK: 'no',
    });
  const servers = ports.map((_, at) => start(at));
  await Promise.all(servers.map((server) => server.url));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxy = await openProxy(urls, PROXY);
  const isReady = () => proxy.ready.size === servers.length;
  while (!isReady()) await wait(20);
  return {
    url: proxy.url,
    servers,
    isReady,
    startAgain(at: number) {
      servers[at] = start(at);
    },
    async stop() {
      await proxy.close();
      for (const server of servers) {
        server.kill('SIGKILL');
        await server.ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startMachines(): Promise<Machines> {
  const places = await openPlaces();
  const filled = await fill(places.database);
  const { stop, ...running } = await startServers(places);
  return {
    ...places,
    ...filled,
    ...running,
    async close() {
      const { database, toPrimary, toReplica, store, primary, disk } = places;
      await stop();
      await database.close();
      await Promise.all([toPrimary.close(), toReplica.close(), store.close()]);
      await primary.stop();
      await disk.remove();
    },
  };
}
