import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { addRelease } from '@pasal/platform/server/release/release.repository';
import { writeBackupOf, type BackupFiles } from '../testing/backup-files';
import { openEmptyEmbedded } from '../testing/database/embedded-database';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { createProduct, createStaff } from '../testing/factories';
import { releaseRecord } from '../testing/release-records';
import { contentsOf } from '../testing/shop-contents';
import { byForm } from '../testing/test-form';
import { migrationsOf, sequencesOf, tablesOf } from './backup-contents';
import { ABOUT_FILE, OLDER_FORMAT } from './backup-format';
import { checkBackup } from './check-backup';
import { restoreShop } from './restore/restore';

let postgres: SharedPostgres;
let directory: string;
const opened: ConnectedDatabase[] = [];

beforeAll(async () => {
  postgres = sharedPostgres();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-older-'));
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  await rm(directory, { recursive: true, force: true });
});
afterAll(() => postgres.stop());

async function openShop(kind = 'PostgreSQL') {
  const database = await (kind === 'PostgreSQL'
    ? connectDatabase({ databaseUrl: await postgres.createMigrated() })
    : openEmptyEmbedded());
  opened.push(database);
  const uploadsDir = await mkdtemp(join(directory, 'uploads-'));
  return { db: database.db, uploadsDir, pictures: diskFiles(uploadsDir) };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function fullShop(): Promise<Shop> {
  const shop = await openShop();
  await createStaff(shop.db, 'admin');
  await createProduct(shop.db, { title: 'A line\u2028of its own, and काठमाडौं' });
  const archive = randomBytes(3_000_000);
  const bytes = archive.length;
  for (const [version, kept] of [
    ['1.0', archive],
    ['1.1', null],
  ] as const) {
    const record = releaseRecord({ name: 'offers', version });
    const by = 'a team';
    const release = { record, source: 'team', digest: version, archive: kept, bytes, by } as const;
    await addRelease(shop.db, release);
  }
  await shop.db.updateTable('release').set({ archive }).where('version', '=', '1.1').execute();
  await shop.db
    .insertInto('kit_file')
    .values({ file: 'kit.tgz', bytes: randomBytes(999) })
    .execute();
  return shop;
}

/**
 * Rewrites a backup in the first format: all bytes of a row in its line, and a list of files as the manifest.
 */
async function olderBackup({ db }: Shop, pictures: readonly string[]): Promise<string> {
  const tables = await tablesOf(db);
  const counts: Record<string, number> = {};
  const files: BackupFiles = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(entry)::text as row from ${sql.table(table)} as entry
    `.execute(db);
    counts[table] = rows.length;
    if (rows.length === 0) continue;
    const text = rows.map(({ row }) => `${row}\n`).join('');
    files.push([`tables/${table}/000001.jsonl`, Buffer.from(text)]);
  }
  const about = {
    format: OLDER_FORMAT,
    made: new Date(0).toISOString(),
    migrations: await migrationsOf(db),
    tables: counts,
    sequences: await sequencesOf(db, tables),
  };
  for (const name of pictures) files.push([`uploads/${name}`, Buffer.from(name)]);
  const all: BackupFiles = [[ABOUT_FILE, Buffer.from(JSON.stringify(about))], ...files];
  return writeBackupOf(all, join(directory, 'older'), (manifest) => manifest.files);
}

const ALL = ['one.webp', 'three.webp', 'two.webp'];

test.each(byForm(['the embedded database', 'PostgreSQL'], ['PostgreSQL']))(
  'a backup of the first format is put back into %s as it was',
  async (kind) => {
    const source = await fullShop();
    const file = await olderBackup(source, ALL);
    expect(await checkBackup(file)).toMatchObject({ pictures: 3, files: 0, missing: [] });
    const target = await openShop(kind);
    await writeFile(join(target.uploadsDir, 'other.webp'), 'of the shop before');
    const done = await restoreShop({ ...target, file, force: true });
    expect(done).toMatchObject({ pictures: 3, missing: [] });
    expect((await contentsOf(target)).rows).toEqual((await contentsOf(source)).rows);
    expect((await readdir(target.uploadsDir)).toSorted()).toEqual(ALL);
  },
);

test('one that was made without its pictures takes none away', async () => {
  const source = await fullShop();
  const file = await olderBackup(source, []);
  const target = await openShop();
  for (const name of [...ALL, 'other.webp']) await writeFile(join(target.uploadsDir, name), name);
  const done = await restoreShop({ ...target, file, force: true });
  expect([done.pictures, done.missing.toSorted()]).toEqual([
    0,
    ALL.map((name) => `/uploads/${name}`),
  ]);
  expect((await readdir(target.uploadsDir)).toSorted()).toEqual([...ALL, 'other.webp'].toSorted());
});
