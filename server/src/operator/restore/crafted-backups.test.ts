import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import { connectDatabase, type ConnectedDatabase } from '../../db/connect';
import type { Database } from '../../db/schema';
import {
  filesOfBackup,
  withAbout,
  withFile,
  writeBackupOf,
  type BackupFiles,
} from '../../testing/backup-files';
import { openEmptyEmbedded } from '../../testing/database/embedded-database';
import { sharedPostgres, type SharedPostgres } from '../../testing/database/shared-postgres';
import { createProduct, createStaff } from '../../testing/factories';
import { releaseRecord } from '../../testing/release-records';
import { contentsOf } from '../../testing/shop-contents';
import { byForm } from '../../testing/test-form';
import { addRelease } from '@pasal/platform/server/release/release.repository';
import { backupShop } from '../backup';
import { restoreShop } from './restore';

let postgres: SharedPostgres;
beforeAll(() => {
  postgres = sharedPostgres();
});
afterAll(() => postgres.stop());

const row = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);
const withTable =
  (table: string, value: object, folder = table) =>
  (files: BackupFiles) =>
    withAbout(
      [...files, [`tables/${folder}/000001.jsonl`, row(value)]],
      (about: { tables?: object }) => ({ ...about, tables: { ...about.tables, [table]: 1 } }),
    );
const withSequence = (state: object) => (files: BackupFiles) =>
  withAbout(files, (about: { sequences?: object[] }) => ({
    ...about,
    sequences: [...(about.sequences ?? []), { last: 5, called: true, ...state }],
  }));
const withBytes = (path: string) => (files: BackupFiles) =>
  [...files, [`files/${path}`, Buffer.from('x')]] satisfies BackupFiles;

const NO_SHOP_HAS = /^The backup names .+, which no shop has\.$/;
const crafted: [string, (files: BackupFiles) => BackupFiles, RegExp][] = [
  ['information_schema', withTable('information_schema.sql_features', {}), NO_SHOP_HAS],
  ['pg_catalog', withTable('pg_catalog.pg_authid', { rolname: 'me' }), NO_SHOP_HAS],
  ['a table of PostgreSQL itself', withTable('pg_authid', { rolname: 'me' }), NO_SHOP_HAS],
  ['another schema', withTable('other.secret', { word: 'mine' }), NO_SHOP_HAS],
  ['a table of another schema', withTable('secret', { word: 'mine' }), NO_SHOP_HAS],
  ['a quoted table', withTable('"product"', {}), NO_SHOP_HAS],
  ['a name that ends a name', withTable('product"; drop table staff; --', {}), NO_SHOP_HAS],
  ['an empty name', withTable('', {}), NO_SHOP_HAS],
  ['what migrations remember', withTable('kysely_migration', { name: '9999' }), NO_SHOP_HAS],
  ['sessions', withTable('session', { token_hash: 'x' }), NO_SHOP_HAS],
  [
    'a file of a table it does not have',
    (files) => [...files, ['tables/other.secret/000001.jsonl', Buffer.from('')]],
    NO_SHOP_HAS,
  ],
  ['a view', withTable('pg_user', {}), NO_SHOP_HAS],
  ['the numbering of another table', withSequence({ table: 'secret', column: 'id' }), NO_SHOP_HAS],
  ['the numbering of no column', withSequence({ table: 'product', column: 'title' }), NO_SHOP_HAS],
  ['a quoted column', withSequence({ table: 'product', column: '"id"' }), NO_SHOP_HAS],
  ['bytes of another table', withBytes('other.secret/word/1'), NO_SHOP_HAS],
  ['bytes of a column without', withBytes('release/record/offers/1.0'), NO_SHOP_HAS],
  ['bytes of a quoted column', withBytes('release/archive"/offers/1.0'), NO_SHOP_HAS],
  ['bytes of half a key', withBytes('release/archive/offers'), NO_SHOP_HAS],
  ['bytes of a key that is none', withBytes('release/archive/offers/%'), NO_SHOP_HAS],
  ['bytes of no row', withBytes('release/archive/offers/9.9'), /^The backup has no row for/],
  [
    'rows of a table that are more than it says',
    (files) => withFile(files, /^tables\/staff\//, (text) => `${text}${text}`),
    /is damaged/,
  ],
  [
    'a number of rows that is none',
    (files) => withAbout(files, (about) => ({ ...about, tables: { staff: '1' } })),
    /in a form this one does not know/,
  ],
];

/** One of each kind: a table, a file, a sequence, bytes, and the description of its rows. */
const BY_DAY = new Set([
  'a table of another schema',
  'a name that ends a name',
  'sessions',
  'a file of a table it does not have',
  'a quoted column',
  'bytes of half a key',
  'bytes of no row',
  'rows of a table that are more than it says',
  'a number of rows that is none',
]);
const oneOfEach = crafted.filter(([what]) => BY_DAY.has(what));

// The same code refuses on both databases.
describe.each<[string, readonly (typeof crafted)[number][]]>([
  ...byForm<[string, typeof crafted]>([['the embedded database', oneOfEach]], []),
  ['PostgreSQL', [...byForm(crafted, oneOfEach)]],
])('into %s, a backup that names', (kind, cases) => {
  let directory: string;
  let database: ConnectedDatabase;
  let files: BackupFiles;
  let db: Kysely<Database>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pasal-crafted-'));
    database = await (kind === 'PostgreSQL'
      ? connectDatabase({ databaseUrl: await postgres.createMigrated() })
      : openEmptyEmbedded());
    ({ db } = database);
    await sql`create schema other`.execute(db);
    await sql`create table other.secret (id serial, word text)`.execute(db);
    await sql`insert into other.secret (word) values ('theirs')`.execute(db);
    await createStaff(db, 'admin');
    await createProduct(db, { images: '[]' });
    const record = releaseRecord({ name: 'offers' });
    const archive = Buffer.from('archive');
    await addRelease(db, { record, source: 'team', digest: '', archive, bytes: 7, by: 'a team' });
    const file = join(directory, 'plain');
    await backupShop({ db, pictures: diskFiles(await uploads()), file });
    files = await filesOfBackup(file);
  });
  afterAll(async () => {
    await sql`drop schema other cascade`.execute(db);
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const uploads = () => mkdtemp(join(directory, 'uploads-'));
  async function shopInPlace() {
    const uploadsDir = await uploads();
    return { db, uploadsDir, pictures: diskFiles(uploadsDir) };
  }
  async function outside() {
    const { rows: secrets } = await sql`select * from other.secret`.execute(db);
    const { rows: features } = await sql`
      select count(*) as count from information_schema.sql_features
    `.execute(db);
    return { secrets, features };
  }

  test('nothing but what it should is put back', async () => {
    const file = await writeBackupOf(files, join(directory, 'same'));
    const shop = await shopInPlace();
    const before = await contentsOf(shop);
    await restoreShop({ ...shop, file, force: true });
    expect(await contentsOf(shop)).toEqual(before);
  });

  test('a column that no table has leaves nothing of it', async () => {
    const more = withFile(files, /^tables\/staff\//, (text) => text.replace('{', '{"other": 1, '));
    const file = await writeBackupOf(more, join(directory, 'column'));
    const shop = await shopInPlace();
    const before = await contentsOf(shop);
    await restoreShop({ ...shop, file, force: true });
    expect(await contentsOf(shop)).toEqual(before);
  });

  test.each(cases)('%s is refused, and nothing is touched', async (_what, craft, reason) => {
    const folder = await mkdtemp(join(directory, 'crafted-'));
    const file = await writeBackupOf(craft(files), join(folder, 'shop.backup'));
    const shop = await shopInPlace();
    const before = [await contentsOf(shop), await outside()];
    await expect(restoreShop({ ...shop, file, force: true })).rejects.toThrow(reason);
    expect([await contentsOf(shop), await outside()]).toEqual(before);
  });
});
