import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from '../db/connect';
import { runProcess } from '../testing/command-process';
import { brokenInvariants } from '../testing/database/invariants';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import {
  createCity,
  createProduct,
  createStaff,
  openSessionOf,
  sessionCookie,
} from '../testing/factories';
import { startMixedLoad } from '../testing/mixed-load';
import { openProxy } from '../testing/ready-proxy';
import { startProcess, type ServerProcess } from '../testing/server-process';
import { bundleProgram, bundleSchema } from '../testing/versions/bundles';
import { findLastVersion, ROOT } from '../testing/versions/last-version';
import { failuresOf } from '../testing/versions/run-suites';
import { openTree } from '../testing/versions/version-tree';

jest.setTimeout(3_600_000);

const RATE = 200;
/** Requests answered between two steps. */
const BETWEEN = 5 * RATE;
const STOCK = 1_000_000;
/** Suites about the schema itself, and about backups, which an earlier version refuses to restore. */
const ABOUT_SCHEMA =
  'server/src/(?:db|operator|backup)/|core/db/migrate|/restored\\.test|/(?:releases-in-store|clean-stored-texts)\\.test';

const last = findLastVersion();
const isMissing = 'missing' in last;
const title = isMissing ? `not tested: ${last.missing}` : last.name;

(isMissing ? describe.skip : describe)(`from the version before (${title})`, () => {
  let folder: string;
  let version: Awaited<ReturnType<typeof openTree>>;
  const now = { tree: ROOT, isTrial: true };
  beforeAll(async () => {
    version = await openTree(isMissing ? 'HEAD' : last.commit);
    folder = await mkdtemp(join(version.tree, 'now-'));
  });
  afterAll(() => version?.close());

  /** Bundles a server's programs where they find the packages of their own source tree. */
  const program = async (of: { tree: string; isTrial?: boolean }, name: string) => ({
    main: await bundleProgram(of, 'server/src/main.ts', join(folder, name, 'server/dist/main.mjs')),
    migrate: await bundleProgram(
      of,
      'server/src/operator/commands/migrate.ts',
      join(folder, name, 'server/dist/migrate.mjs'),
    ),
  });

  test('two servers under load become the next version one after the other, and go back: no request fails', async () => {
    const [before, after] = [await program(version, 'before'), await program(now, 'after')];
    const dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
    const postgres = sharedPostgres();
    const databaseUrl = await postgres.createDatabase();
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      WALK: 'no',
    };
    expect((await runProcess(before.migrate, [], { env })).said).toContain('0001-baseline');
    const database = await connectDatabase({ databaseUrl });
    const { db } = database;
    const { id: staffId } = await createStaff(db, 'admin');
    const staff = sessionCookie(await openSessionOf(db, staffId));
    const place = await createCity(db);
    const products = [];
    for (let made = 0; made < 200; made += 1) {
      const { id, slug } = await createProduct(db, { in_stock: STOCK, images: '[]' });
      products.push({ id, slug, price: 1000 });
    }

    const ports = [await freePort(), await freePort()];
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const start = (main: string, port: number, more: Record<string, string> = {}): ServerProcess =>
      startProcess(main, {
        ...env,
        DATA_DIR: join(dataDir, String(port)),
        PORT: String(port),
        STOP_NOTICE: '3',
        ...more,
      });
    const servers = ports.map((port) => start(before.main, port));
    await Promise.all(servers.map(({ url }) => url));
    const proxy = await openProxy(urls, { every: 1000, triesFor: 5000 });
    while (proxy.ready.size < urls.length) await wait(20);
    const load = startMixedLoad({ url: proxy.url, rate: RATE, place, products, staff });

    async function replaceAll(main: string, more?: Record<string, string>) {
      for (const [at, port] of ports.entries()) {
        servers[at]?.kill('SIGTERM');
        expect(await servers[at]?.ended).toBe(0);
        await load.goOn(RATE);
        const next = start(main, port, more);
        servers[at] = next;
        await next.url;
        while (!proxy.ready.has(urls[at] ?? '')) await wait(20);
        await load.goOn(BETWEEN);
      }
    }
    const functions = async () =>
      (
        await sql<{
          digest: string;
        }>`select obj_description('kysely_migration'::regclass) as digest`.execute(db)
      ).rows;

    await load.goOn(2 * BETWEEN);
    const migrated = await runProcess(after.migrate, [], { env });
    expect(migrated.said).toMatch(/9001-expand-trial.*9002-migrate-trial/);
    const newer = await functions();
    await load.goOn(BETWEEN);
    await replaceAll(after.main, { MIGRATE: 'no' });
    await replaceAll(before.main);
    const figures = await load.stop();
    await proxy.close();
    for (const server of servers) {
      server.kill('SIGKILL');
      await server.ended;
    }

    const rows = await db.selectFrom('orders').select('order_number').execute();
    const sold = await sql<{ pieces: number; unmoved: number }>`
      select ${STOCK} * (select count(*) from product) - (select sum(in_stock) from product) as pieces,
        (select count(*) from orders where trial is distinct from order_number) as unmoved`.execute(
      db,
    );
    const broken = await brokenInvariants(db);
    const digest = await functions();
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.stdout.write(`${JSON.stringify({ ...figures, answers: load.answers })}\n`);
    expect(Object.keys(load.answers).filter((each) => !/ 20[01]$/.test(each))).toEqual([]);
    expect(rows.map(({ order_number: number }) => number).toSorted()).toEqual(
      load.placed.toSorted(),
    );
    expect(sold.rows).toEqual([{ pieces: load.placed.length, unmoved: 0 }]);
    expect([broken, digest]).toEqual([[], newer]);
  });

  test('all its suites but those of the schema itself pass on what the next version makes', async () => {
    const file = await bundleSchema(now, join(folder, 'now.cjs'));
    expect(await failuresOf(version.tree, file, { ignored: ABOUT_SCHEMA })).toBe('');
  });
});
