import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { manifestOf } from '../testing/backup-files';
import { createProduct, createStaff } from '../testing/factories';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { backupShop } from './backup';
import { checkBackup } from './check-backup';
import { examineShop } from './doctor';
import { restoreShop } from './restore/restore';

let postgres: SharedPostgres;
let directory: string;
let file: string;
const opened: ConnectedDatabase[] = [];

beforeAll(() => {
  postgres = sharedPostgres();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-pictures-'));
  file = join(directory, 'shop.backup');
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  await rm(directory, { recursive: true, force: true });
});
afterAll(() => postgres.stop());

/** Makes a shop of one product with three pictures, of which these files exist. */
async function openShop(pictures: readonly string[]) {
  const database = await connectDatabase({ databaseUrl: await postgres.createMigrated() });
  opened.push(database);
  const { db } = database;
  await createStaff(db, 'admin');
  const { id } = await createProduct(db, { title: 'Dome camera' });
  const uploadsDir = await mkdtemp(join(directory, 'uploads-'));
  for (const name of pictures) await writeFile(join(uploadsDir, name), `${name} of ${uploadsDir}`);
  return { db, uploadsDir, pictures: diskFiles(uploadsDir), id };
}

const ALL = ['one.webp', 'three.webp', 'two.webp'];
const backupsIn = async () =>
  (await readdir(directory)).filter((name) => name.startsWith('shop.backup'));

test('a backup that would lack a picture is none: the error names it, and nothing is left', async () => {
  const shop = await openShop(['one.webp']);
  await expect(backupShop({ ...shop, file })).rejects.toThrow(
    /^2 pictures that rows name cannot be read in \S+: \/uploads\/two\.webp \(Product 1 "Dome camera"\), \/uploads\/three\.webp \(Product 1 "Dome camera"\)\. No backup was made; .* --without-missing-pictures /,
  );
  expect(await backupsIn()).toEqual([]);
  const { rows } = await sql`select 1 from operator_work`.execute(shop.db);
  expect(rows).toEqual([]);
});

test('so is one of a shop whose folder of pictures is away; many are told in short', async () => {
  const shop = await openShop(ALL);
  const images = Array.from({ length: 30 }, (_, at) => `/uploads/${at}.webp`);
  await createProduct(shop.db, { images: JSON.stringify(images) });
  await rm(shop.uploadsDir, { recursive: true });
  await expect(backupShop({ ...shop, file })).rejects.toThrow(/^33 pictures .* and 13 more\. No/);
  expect(await backupsIn()).toEqual([]);
});

test('what lies elsewhere is not missed', async () => {
  const shop = await openShop(ALL);
  const images = JSON.stringify(['https://pictures.test/a.webp']);
  await createProduct(shop.db, { images });
  expect(await backupShop({ ...shop, file })).toMatchObject({ pictures: 3, missing: [] });
});

test('made all the same it says what it lacks, and its restore keeps the pictures that are there', async () => {
  const shop = await openShop(['one.webp']);
  const missing = ['/uploads/two.webp', '/uploads/three.webp'];
  const done = await backupShop({ ...shop, file, withoutMissingPictures: true });
  expect(done).toMatchObject({ pictures: 1, missing });
  expect((await manifestOf(file)).pictures).toEqual({ count: 1, missing });
  expect((await checkBackup(file)).missing).toEqual(missing);

  const target = await openShop(ALL);
  await mkdir(join(target.uploadsDir, 'products'));
  await writeFile(join(target.uploadsDir, 'products/other.webp'), 'other');
  const restored = await restoreShop({ ...target, file, force: true });
  expect(restored).toMatchObject({ pictures: 1, missing });
  expect(await readdir(target.uploadsDir)).toEqual(expect.arrayContaining(ALL));
  const [one, two] = await Promise.all(
    ALL.map((name) => readFile(join(target.uploadsDir, name), 'utf8')),
  );
  expect([one, two]).toEqual([
    `one.webp of ${shop.uploadsDir}`,
    `three.webp of ${target.uploadsDir}`,
  ]);
  expect((await examineShop(target)).findings).toEqual([]);
});

test('a picture that goes with its row while the backup is made is no mistake: it begins anew', async () => {
  const { db, uploadsDir, pictures, id } = await openShop(ALL);
  const backup = await db.transaction().execute(async (trx) => {
    // The statement that counts the rows waits here; by then the backup has its snapshot.
    await sql`lock table kit_file in access exclusive mode`.execute(trx);
    const made = backupShop({ db, pictures, file });
    made.catch(() => undefined);
    for (let isWaiting = false; !isWaiting;) {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and relation = 'kit_file'::regclass
      `.execute(trx);
      isWaiting = rows.length > 0;
    }
    await db.deleteFrom('product').where('id', '=', id).execute();
    for (const name of ALL) await rm(join(uploadsDir, name));
    return { made };
  });
  expect(await backup.made).toMatchObject({ pictures: 0, missing: [] });
  expect((await checkBackup(file)).about.tables.product).toBe(0);
});
