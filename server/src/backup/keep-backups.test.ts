import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import { keysOf, type Files } from '@pasal/core/files/files';
import { s3Client } from '@pasal/core/files/s3/s3-client';
import { s3Files } from '@pasal/core/files/s3/s3-files';
import type { BackupConfig } from '../config/backup-config';
import { checkBackup } from '../operator/check-backup';
import { restoreShop } from '../operator/restore/restore';
import { addPicturedOrder, roundOf } from '../testing/backed-up-shop';
import { openEmptyEmbedded } from '../testing/database/embedded-database';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { startS3, type S3Server } from '../testing/s3-server';
import { contentsOf } from '../testing/shop-contents';
import { openTestApp, type TestApp } from '../testing/test-app';
import { drillBackup, differencesFrom } from './drill';
import { readBackupState } from './backup-state';
import { resolveBackup } from './backup-store';
import { writeNewKey } from './encryption';
import { keepBackups, lookAfterBackups, type BackupRound } from './keep-backups';
import { writeLastDrill } from './last-drill';

const { env } = process;
let postgres: SharedPostgres;
let store: S3Server;
let bucket: Files;
let directory: string;

beforeAll(async () => {
  postgres = sharedPostgres();
  directory = await mkdtemp(join(tmpdir(), 'pasal-backups-'));
});
afterAll(async () => {
  process.env = env;
  await postgres.stop();
  await rm(directory, { recursive: true });
});

const names = () => keysOf(bucket, 'pasal-');

/** As if a server had begun a backup this many minutes ago. */
const begun = ({ db }: TestApp, minutes: number) =>
  sql`
    insert into operator_work (name, done_at)
    values ('backup-under-way', now() - make_interval(mins => ${minutes}))
    on conflict (name) do update set done_at = excluded.done_at
  `.execute(db);

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (kind) => {
  let shop: TestApp;
  let databaseUrl: string | undefined;
  let backup: BackupConfig;

  beforeAll(async () => {
    databaseUrl = kind === 'PostgreSQL' ? await postgres.createMigrated() : undefined;
    shop = await openTestApp({ ...(databaseUrl !== undefined && { databaseUrl }) });
  });
  beforeEach(async () => {
    await shop.reset();
    store = await startS3();
    bucket = s3Files(s3Client({ ...store.place, prefix: 'shop/' }));
    const folder = await mkdtemp(join(directory, 'keys-'));
    const key = join(folder, 'key');
    const place = { ...store.place, prefix: 'shop/' };
    backup = { place, recipients: [await writeNewKey(key)], minute: 135, drillDays: 35 };
    process.env = {
      ...env,
      ...store.env,
      BACKUP_URL: store.env.FILES_URL?.replace('?', '/shop?'),
      BACKUP_IDENTITY: key,
    };
    await addPicturedOrder(shop);
  });
  afterEach(async () => {
    await rm(shop.uploadsDir, { recursive: true, force: true });
    await shop.pictures.prepare();
    await store.close();
  });
  afterAll(() => shop.close());

  const round = (more: Partial<BackupRound> = {}) =>
    roundOf(shop, databaseUrl, { backup, ...more });
  const works = async () =>
    (await shop.db.selectFrom('operator_work').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  test('one is made and encrypted, with pictures beside it, and nothing more until the next is due', async () => {
    const first = round();
    await lookAfterBackups(first);
    const [name = ''] = await names();
    expect(name).toMatch(/^pasal-\d{8}T\d{6}Z\.tar\.gz\.age$/);
    expect(first.seen.kept.map((each) => each.key)).toEqual([name]);
    expect(first.seen.seconds).toBeGreaterThan(0);
    expect(await works()).toEqual(['backup']);
    const puts = store.asked.filter((line) => line.startsWith('PUT')).length;
    await lookAfterBackups(round());
    expect(await names()).toEqual([name]);
    expect(store.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(puts);
    // A day later: the picture has its copy already.
    for (const other of [
      'pasal-20200101T000000Z.tar.gz.age',
      'pasal-29990101T000000Z.tar.gz.age',
    ]) {
      await bucket.put(other, Buffer.from('an older one, and one by a clock that was ahead'));
    }
    await bucket.delete(name);
    await lookAfterBackups(round());
    expect(
      store.asked.filter((line) => line.includes('PUT') && line.includes('dome')),
    ).toHaveLength(1);
    expect(await names()).toHaveLength(3);
  });

  test('what is restored from the store is the shop, with its pictures', async () => {
    await lookAfterBackups(round());
    const file = await resolveBackup('latest');
    const target = await openEmptyEmbedded();
    const uploadsDir = await mkdtemp(join(directory, 'uploads-'));
    try {
      const pictures = diskFiles(uploadsDir);
      const done = await restoreShop({ db: target.db, pictures, file, force: false });
      expect(done).toMatchObject({ pictures: 1, missing: [] });
      const { db } = target;
      expect(await contentsOf({ db, uploadsDir })).toEqual(await contentsOf(shop));
      // While the pictures are still there, none is fetched, and none is removed.
      store.have(({ url }) => (url.includes('/pictures/') ? 'refused' : undefined));
      const again = await restoreShop({ db, pictures, file, force: true });
      expect(again).toMatchObject({ pictures: 0, missing: [] });
      expect(await contentsOf({ db, uploadsDir })).toEqual(await contentsOf(shop));
    } finally {
      await target.close();
    }
  });

  test('a drill compares what was counted and added up, and leaves nothing behind', async () => {
    await lookAfterBackups(round());
    process.env.TMPDIR = await mkdtemp(join(directory, 'tmp-'));
    const done = await drillBackup(await resolveBackup('latest'), databaseUrl);
    expect(done).toMatchObject({ sums: 12, findings: [] });
    expect(await readdir(process.env.TMPDIR)).toEqual([]);
    const fetched = store.asked.filter((line) => /^GET .*pictures\/products/.test(line));
    expect(fetched).toEqual([]);
    const { rows } = await sql`
      select from pg_database where datname like 'pasal_drill_%'
    `.execute(shop.db);
    expect(rows).toHaveLength(0);
  });

  test('a row that is missing, and an order of another total, are found', async () => {
    const wanted = { tables: { orders: 1, brand: 2 }, sums: { 'orders.total_paisa': '200001' } };
    expect(await differencesFrom(shop.db, wanted)).toEqual([
      'brand has 1 rows; 2 when the backup was made.',
      'The sum of orders.total_paisa is 200000; 200001 when the backup was made.',
    ]);
  });

  test('a good drill on another machine is known to every server', async () => {
    expect(await readBackupState(shop.db)).toEqual({ backup: null, drill: null, failure: null });
    await lookAfterBackups(round());
    await writeLastDrill(bucket, 'one');
    await lookAfterBackups(round());
    const { backup: made, drill } = await readBackupState(shop.db);
    for (const since of [made, drill]) {
      expect(Math.abs(Date.now() - (since?.at.getTime() ?? 0))).toBeLessThan(60_000);
      expect(since?.age).toBeLessThan(60);
    }
    await bucket.put('last-drill.json', Buffer.from('{"at":"2999-01-01T00:00:00Z","backup":"x"}'));
    await lookAfterBackups(round());
    expect((await readBackupState(shop.db)).drill?.age).toBeGreaterThanOrEqual(0);
    await bucket.put('last-drill.json', Buffer.from('no JSON'));
    await lookAfterBackups(round());
    expect((await readBackupState(shop.db)).drill).not.toBeNull();
  });

  // A drill takes long on the embedded database, and is the same there.
  if (kind === 'PostgreSQL') {
    test('a picture whose copy is gone is found', async () => {
      await lookAfterBackups(round());
      await bucket.delete('pictures/products/dome.webp');
      const { findings } = await drillBackup(await resolveBackup('latest'), databaseUrl);
      expect(findings).toEqual([
        expect.stringContaining('names the picture /uploads/products/dome.webp'),
      ]);
    });
  }

  test('of two servers at once one makes it', async () => {
    await Promise.all([lookAfterBackups(round()), lookAfterBackups(round())]);
    await lookAfterBackups(round());
    expect(await names()).toHaveLength(1);
  });

  test('a server that died in the midst leaves its turn to the others after ten minutes', async () => {
    await begun(shop, 9);
    await lookAfterBackups(round());
    expect(await names()).toEqual([]);
    await begun(shop, 11);
    await lookAfterBackups(round());
    expect(await names()).toHaveLength(1);
  });

  test('while the store is away it is said, nothing is lost, and it is tried again a quarter of an hour later', async () => {
    store.have(({ method }) => (method === 'PUT' ? 'refused' : undefined));
    await expect(lookAfterBackups(round())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await works()).toEqual(['backup-failed']);
    expect(await readdir(join(shop.uploadsDir, '..'))).not.toContain('backup');
    store.have();
    expect(await names()).toEqual([]);
    await lookAfterBackups(round());
    expect(await names()).toEqual([]);
    expect((await readBackupState(shop.db)).failure).not.toBeNull();
    await sql`update operator_work set done_at = now() - interval '16 minutes'`.execute(shop.db);
    await lookAfterBackups(round());
    expect(await names()).toHaveLength(1);
    expect(await readBackupState(shop.db)).toMatchObject({
      failure: null,
      backup: { at: expect.any(Date) },
    });
  });

  test('a server that is told to stop gives up, leaves nothing, and the next one makes it', async () => {
    const { config, ...rest } = round();
    const reached = new Promise<void>((resolve) => {
      store.have(({ method }) => {
        if (method === 'PUT') resolve();
        return method === 'PUT' ? { after: 500 } : undefined;
      });
    });
    const stop = keepBackups({ ...rest, config });
    await reached;
    // On the embedded database others are served while the store is written from the disk.
    const isByDisk = (await readdir(join(shop.uploadsDir, '..'))).includes('backup');
    expect(isByDisk).toBe(databaseUrl === undefined);
    await stop();
    store.have();
    expect(await names()).toEqual([]);
    expect(await works()).toEqual([]);
    await lookAfterBackups(round());
    expect(await names()).toHaveLength(1);
  });

  test('old ones go by the rule; what it did not make stays, and so does the copy of a picture', async () => {
    const old = ['20200101', '20200102'].map((day) => `pasal-${day}T203000Z.tar.gz.age`);
    const others = [
      'pasal-2020-01-01.tar.gz',
      'notes.txt',
      'pasal-20200101T203000Z.tar.gz.age.bak',
    ];
    for (const name of [...old, ...others]) await bucket.put(name, Buffer.from('bytes'));
    await lookAfterBackups(round());
    await shop.pictures.delete('products/dome.webp');
    const left = await keysOf(bucket);
    expect(left).toEqual(expect.arrayContaining([...others, 'pictures/products/dome.webp']));
    // Few as there are, all three nights are among the last seven with a backup.
    expect(left).toEqual(expect.arrayContaining(old));
    for (let day = 10; day < 20; day += 1) {
      await bucket.put(`pasal-202001${day}T203000Z.tar.gz.age`, Buffer.from('bytes'));
    }
    const made = (await names()).filter((name) => !name.startsWith('pasal-2020'));
    for (const name of made) await bucket.delete(name);
    // As if nothing had named the picture for longer than backups are retained; its product still does.
    const since = new Date(Date.now() - 401 * 24 * 60 * 60 * 1000).toISOString();
    const notes = Buffer.from(JSON.stringify({ 'products/dome.webp': since }));
    await bucket.put('pictures/.unnamed.json', notes);
    await lookAfterBackups(round());
    const now = await keysOf(bucket);
    expect(now).toEqual(expect.arrayContaining([...others, 'pictures/products/dome.webp']));
    // The later one is the newest of its week.
    expect(old.filter((name) => now.includes(name))).toEqual(old.slice(1));
    expect(now.filter((name) => /^pasal-\d{8}T\d{6}Z.tar.gz.age$/.test(name))).toHaveLength(9);

    await shop.db.updateTable('product').set({ images: '[]' }).execute();
    for (const name of await names()) await bucket.delete(name);
    await bucket.put('pictures/.unnamed.json', notes);
    await lookAfterBackups(round());
    expect(await keysOf(bucket)).not.toContain('pictures/products/dome.webp');
  });

  test('in a folder, not encrypted where that is said, and without a picture that is lost', async () => {
    const place = await mkdtemp(join(directory, 'folder-'));
    const plain = { ...backup, place, recipients: [] };
    await shop.pictures.delete('products/dome.webp');
    const warn = jest.fn();
    await lookAfterBackups(round({ backup: plain, log: { info: () => undefined, warn } }));
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'the backup lacks pictures');
    const name = (await readdir(place)).find((each) => each.startsWith('pasal-')) ?? '';
    expect(name).toMatch(/Z\.tar\.gz$/);
    expect(await checkBackup(join(place, name))).toMatchObject({
      missing: ['/uploads/products/dome.webp'],
    });
    await rm(place, { recursive: true });
    // A missing mount is not created.
    await expect(lookAfterBackups(round({ backup: plain }))).rejects.toThrow('ENOENT');
  });
});
