import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { ServedFiles } from '@pasal/core/files/files';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import type { Database } from '../db/schema';
import {
  createCity,
  createProduct,
  createStaff,
  createVariants,
  openSessionOf,
  orderBody,
} from '../testing/factories';
import { openEmptyEmbedded } from '../testing/database/embedded-database';
import {
  filesOfBackup,
  withAbout,
  withFile,
  writeBackupOf,
  type BackupFiles,
} from '../testing/backup-files';
import { releaseRecord } from '../testing/release-records';
import { contentsOf } from '../testing/shop-contents';
import { byForm } from '../testing/test-form';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { addRelease } from '@pasal/platform/server/release/release.repository';
import { placeOrder } from '../modules/orders/place/place-order.service';
import { backupShop } from './backup';
import { ABOUT_FILE, MANIFEST_FILE } from './backup-format';
import { examineShop } from './doctor';
import { restoreShop } from './restore/restore';

let postgres: SharedPostgres;
let directory: string;
const opened: ConnectedDatabase[] = [];

beforeAll(async () => {
  postgres = sharedPostgres();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-backup-'));
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  await rm(directory, { recursive: true, force: true });
});
afterAll(() => postgres.stop());

async function connect(kind: string, databaseUrl: () => Promise<string>) {
  const database = await (kind === 'PostgreSQL'
    ? connectDatabase({ databaseUrl: await databaseUrl() })
    : openEmptyEmbedded());
  opened.push(database);
  return database.db;
}

interface Shop {
  db: Kysely<Database>;
  uploadsDir: string;
  pictures: ServedFiles;
}

let made = 0;
async function openShop(kind: string, databaseUrl: () => Promise<string>): Promise<Shop> {
  made += 1;
  const uploadsDir = join(directory, `uploads-${made}`);
  const pictures = diskFiles(uploadsDir);
  return { db: await connect(kind, databaseUrl), uploadsDir, pictures };
}
const emptyShop = (kind = 'PostgreSQL') => openShop(kind, postgres.createDatabase);

async function write(uploadsDir: string, path: string, content: string | Buffer) {
  await mkdir(dirname(join(uploadsDir, path)), { recursive: true });
  await writeFile(join(uploadsDir, path), content);
}

/**
 * Adds releases with an archive of several pieces, with an empty one, and without one; and a package of the
 * kit.
 */
async function addBytes(db: Kysely<Database>) {
  const archives = { '1.0+a%2F': randomBytes(2_500_000), '1.1': Buffer.alloc(0), '1.2': null };
  for (const [version, archive] of Object.entries(archives)) {
    await addRelease(db, {
      record: releaseRecord({ version, name: 'offers' }),
      source: 'team',
      digest: version,
      archive,
      bytes: archive?.length ?? 0,
      by: 'a team',
    });
  }
  // An older version of the shop stored it in the row of the release.
  const archive = randomBytes(2_500_000);
  await db.updateTable('release').set({ archive }).where('version', '=', '1.2').execute();
  await db
    .insertInto('kit_file')
    .values({ file: 'kit.tgz', bytes: randomBytes(1000) })
    .execute();
}

/** Makes a shop with some of everything, and an id that was used and freed again. */
async function fullShop(kind = 'PostgreSQL'): Promise<Shop> {
  const shop = await openShop(kind, postgres.createMigrated);
  const { db, uploadsDir } = shop;
  const place = await createCity(db, 'काठमाडौं', 'Kirtipur "old town"');
  const images = ['/uploads/one.webp', '/uploads/2026/two.webp', '/uploads/three.webp'];
  const { id } = await createProduct(db, {
    title: 'Line\nbreak \\ and "quotes" 🎁',
    in_stock: 40,
  });
  const inVariants = await createProduct(db, { in_stock: 0 });
  await createVariants(db, inVariants.id, [
    { name: '64 GB', price: 900, code: 'SD-64' },
    { name: '१२८ GB', price: 1500, in_stock: 0 },
  ]);
  await db
    .updateTable('product')
    .set({ images: JSON.stringify(images) })
    .execute();
  const gone = await createProduct(db, { status: 'pending' });
  await db.deleteFrom('product').where('id', '=', gone.id).execute();
  const admin = await createStaff(db, 'admin');
  await openSessionOf(db, admin.id);
  for (const key of ['one', undefined]) {
    const body = orderBody(place, [{ id, price: 1000, quantity: 3 }]);
    await placeOrder(db, body, { key, address: '10.0.0.1' });
  }
  await db.updateTable('outbox').set({ state: 'failed' }).execute();
  await db
    .insertInto('site_setting')
    .values({ key: 'shop', value: JSON.stringify({ shop_name: 'पसल', phones: ['01-4000000'] }) })
    .execute();
  for (const [index, path] of images.entries()) {
    await write(
      uploadsDir,
      path.slice('/uploads/'.length),
      Buffer.alloc(70_000 * index + 5, index),
    );
  }
  await write(uploadsDir, '.derived/one-320.webp', 'made again when asked for');
  await write(uploadsDir, 'half.webp.part', 'half');
  await addBytes(db);
  return shop;
}

const backupOf = async (shop: Shop) => {
  const file = join(directory, 'shop.backup');
  await backupShop({ ...shop, file });
  return file;
};

const FROM_EMBEDDED = ['the embedded database', 'PostgreSQL'] as const;
const TO_EMBEDDED = ['PostgreSQL', 'the embedded database'] as const;
const PAIRS = [
  FROM_EMBEDDED,
  TO_EMBEDDED,
  ['the embedded database', 'the embedded database'],
  ['PostgreSQL', 'PostgreSQL'],
] as const;

test.each(byForm<readonly [string, string]>(PAIRS, [FROM_EMBEDDED, TO_EMBEDDED]))(
  'from %s to %s: every row and every picture is back',
  async (from, to) => {
    const source = await fullShop(from);
    const target = await emptyShop(to);
    const file = await backupOf(source);
    const done = await restoreShop({ ...target, file, force: false });
    const before = await contentsOf(source);
    expect(await contentsOf(target)).toEqual(before);
    expect(Object.keys(before.rows)).toEqual(
      expect.arrayContaining(['product', 'orders', 'order_item', 'staff', 'idempotency_key']),
    );
    const versions = await source.db.selectFrom('public_version').select('area').execute();
    const rows = Object.values(before.rows).flat().length + versions.length;
    expect(done).toMatchObject({ pictures: 3, rows });
    // Ids continue where they were, so a deleted product's id is never used again.
    const next = await createProduct(target.db);
    expect(next.id).toBe(4);
    const sessions = await target.db.selectFrom('session').select('token_hash').execute();
    expect(sessions).toEqual([]);
    expect(await migrateToLatest(target.db)).toEqual([]);
    await target.db.deleteFrom('product').where('id', '=', next.id).execute();
    expect((await examineShop(target)).findings).toEqual([]);
  },
);

test('the file is an ordinary tar file that only its owner may read', async () => {
  const file = await backupOf(await fullShop());
  const listed = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
  expect(listed[0]).toBe(ABOUT_FILE);
  expect(listed).toEqual(expect.arrayContaining(['uploads/2026/two.webp', MANIFEST_FILE]));
  expect(listed.filter((name) => /derived|\.part|session/.test(name))).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file that is there already is not overwritten', async () => {
  const shop = await fullShop();
  const file = await backupOf(shop);
  await expect(backupShop({ ...shop, file })).rejects.toThrow(/exists already/);
  await expect(restoreShop({ ...(await emptyShop()), file, force: false })).resolves.toBeDefined();
});

test('a backup made while orders come in is of one moment', async () => {
  const shop = await fullShop('PostgreSQL');
  const product = await createProduct(shop.db, { in_stock: 1000, images: '[]' });
  const place = await createCity(shop.db, 'Lalitpur', 'Patan');
  const closing = new AbortController();
  const buyers = Array.from({ length: 4 }, async (_value, buyer) => {
    for (let order = 0; !closing.signal.aborted; order += 1) {
      const body = orderBody(place, [{ id: product.id, price: 1000, quantity: 1 }]);
      await placeOrder(shop.db, body, { key: undefined, address: `10.${buyer}.${order >> 4}.1` });
    }
  });
  for (const uploads of [1, 2, 3]) await write(shop.uploadsDir, `more-${uploads}.webp`, 'x');
  const file = await backupOf(shop);
  closing.abort();
  await Promise.all(buyers);
  const target = await emptyShop();
  await restoreShop({ ...target, file, force: false });
  expect((await examineShop(target)).findings).toEqual([]);
});

async function expectRefusal(target: Shop, file: string, force: boolean, reason: RegExp) {
  const before = await contentsOf(target);
  await expect(restoreShop({ ...target, file, force })).rejects.toThrow(reason);
  expect(await contentsOf(target)).toEqual(before);
  const left = await readdir(directory, { recursive: true });
  expect(left.filter((name) => /restor/.test(name))).toEqual([]);
}

const changedBackup = async (shop: Shop, change: (files: BackupFiles) => BackupFiles) =>
  writeBackupOf(change(await filesOfBackup(await backupOf(shop))), join(directory, 'changed'));

describe('a restore that cannot be done changes nothing', () => {
  test('from a backup that was cut off, wherever', async () => {
    const whole = await readFile(await backupOf(await fullShop()));
    const target = await fullShop();
    const file = join(directory, 'cut');
    for (const share of byForm([0, 0.01, 0.3, 0.7, 0.99, 1], [0, 0.7, 1])) {
      await writeFile(
        file,
        whole.subarray(0, Math.floor(whole.length * share) - (share === 1 ? 1 : 0)),
      );
      await expectRefusal(target, file, true, /is damaged|isn't a backup/);
    }
  });

  test('from a backup in which a byte is another', async () => {
    const whole = await readFile(await backupOf(await fullShop()));
    const target = await fullShop();
    const file = join(directory, 'changed');
    for (const share of byForm([0.1, 0.5, 0.9], [0.5])) {
      const changed = Buffer.from(whole);
      const at = Math.floor(changed.length * share);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      await writeFile(file, changed);
      await expectRefusal(target, file, true, /is damaged/);
    }
  });

  test('from a backup of a newer version', async () => {
    const file = await changedBackup(await fullShop(), (files) =>
      withFile(files, ABOUT_FILE, (text) =>
        text.replace('"0001-baseline"', '"0001-baseline","9999-later"'),
      ),
    );
    await expectRefusal(await emptyShop(), file, false, /made by a newer version of the shop/);
  });

  test('from a backup in a form of a later version', async () => {
    const file = await changedBackup(await fullShop(), (files) =>
      withAbout(files, (about) => ({ ...about, format: 3 })),
    );
    await expectRefusal(await emptyShop(), file, false, /in a form this one does not know/);
  });

  test('from a backup whose rows the database refuses', async () => {
    const file = await changedBackup(await fullShop(), (files) =>
      withFile(files, /^tables\/product\//, (text) =>
        text.replaceAll('"in_stock": 34', '"in_stock": -1'),
      ),
    );
    await expectRefusal(await fullShop(), file, true, /product_in_stock_check/);
  });

  test('from a backup with a way out of the directory', async () => {
    const file = await changedBackup(await fullShop(), (files) => [
      ...files,
      ['uploads/../../escaped.webp', Buffer.from('x')],
    ]);
    await expectRefusal(await fullShop(), file, true, /strange name/);
  });

  test('into a shop that is there, unless it is forced', async () => {
    const source = await fullShop();
    const file = await backupOf(source);
    const target = await emptyShop();
    await migrateToLatest(target.db);
    await createProduct(target.db, { title: 'Another shop' });
    await write(target.uploadsDir, 'other.webp', 'other');
    await expectRefusal(target, file, false, /There is already a shop here/);
    await restoreShop({ ...target, file, force: true });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
  });

  test('from something else', async () => {
    const file = join(directory, 'letter.txt');
    await writeFile(file, 'Dear shop');
    await expectRefusal(await emptyShop(), file, false, /damaged or isn't a backup/);
    await expectRefusal(await emptyShop(), join(directory, 'none'), false, /There is no file/);
  });
});

test('an empty shop lacks an administrator, and nothing else', async () => {
  const shop = await emptyShop();
  expect((await examineShop(shop)).findings).toEqual(['There is no shop in this database yet.']);
  await migrateToLatest(shop.db);
  const { findings } = await examineShop(shop);
  expect(findings).toEqual(['There is no administrator; npm run admin:create makes one.']);
});
