import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { diskFiles } from '@pasal/core/files/disk-files';
import { PATIENT } from '@pasal/core/db/database-limits';
import { currentCatalogue } from '../../modules/catalogue/current-catalogue';
import type { ProductList } from '../../modules/catalogue/listing/product-list';
import { listProductsOf } from '../../modules/products/listing/product-list.repository';
import { restoreShop } from '../../operator/restore/restore';
import { byForm } from '../../testing/test-form';
import { brokenInvariants } from '../../testing/database/invariants';
import { describeSchema } from '../../testing/database/schema-description';
import { sharedPostgres, type SharedPostgres } from '../../testing/database/shared-postgres';
import { contentsOf } from '../../testing/shop-contents';
import { connectDatabase, type ConnectedDatabase } from '../connect';
import { migrateToLatest } from '../migrate';
import { migrations } from '../migrations';
import type { Database } from '../schema';
import { OLDER_MIGRATIONS } from './older-migrations';

const FIXTURES = join(__dirname, 'fixtures');
/** A shop of 24 November 2026 with its rows, as `pg_dump` wrote it, and its backup. */
const OLD = { dump: 'shop-d39b4ad.sql.gz', backup: join(FIXTURES, 'shop-d39b4ad.backup') };
/** Its orders have no movements, and product 11 got its variants by hand. */
const KNOWN = /of order \d+$|^stock of product 11$/;
/** The migrations since both: they are migrated to the baseline first. */
const [, ...AFTER_BASELINE] = Object.keys(migrations).toSorted();
/** An empty shop of the day before the baseline. */
const LAST = 'shop-155a51a.sql.gz';

/** Statements of a dump: each ends with a line, but not within the text of a function. */
async function statementsIn(file: string): Promise<string[]> {
  const text = gunzipSync(await readFile(join(FIXTURES, file))).toString();
  const statements: string[] = [];
  let lines: string[] = [];
  let isInText = false;
  for (const line of text.split('\n')) {
    lines.push(line);
    if ((line.match(/\$_?\$/g) ?? []).length % 2 === 1) isInText = !isInText;
    if (isInText || !line.endsWith(';')) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  return statements;
}

/** A list query, and the answer of the version before the baseline. */
interface Answer extends Pick<ProductList, 'total' | 'brands' | 'min_paisa' | 'max_paisa'> {
  query: PublicProductQuery;
  ids: number[];
  /** How many facts the list can be filtered by. */
  facts: number;
}

/** 500 random lists and searches of the shop above, as its own version answered them from the database. */
async function readAnswers(): Promise<Answer[]> {
  const file = join(FIXTURES, 'answers-d39b4ad.json.gz');
  return JSON.parse(gunzipSync(await readFile(file)).toString()) as Answer[];
}

describe.each(byForm(['the embedded database', 'PostgreSQL'], ['PostgreSQL']))('on %s', (kind) => {
  let postgres: SharedPostgres | undefined;
  const opened: ConnectedDatabase[] = [];
  beforeAll(() => {
    if (kind === 'PostgreSQL') postgres = sharedPostgres();
  });
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  afterAll(() => postgres?.stop());

  async function openEmpty(): Promise<Kysely<Database>> {
    const databaseUrl = await postgres?.createDatabase();
    const database = await connectDatabase({ databaseUrl, limits: PATIENT });
    opened.push(database);
    return database.db;
  }
  async function openOlder(file: string): Promise<Kysely<Database>> {
    const db = await openEmpty();
    await db.connection().execute(async (connection) => {
      await sql`set check_function_bodies = false`.execute(connection);
      for (const statement of await statementsIn(file)) {
        await sql.raw(statement).execute(connection);
      }
      await sql`set check_function_bodies = true`.execute(connection);
    });
    return db;
  }
  async function openFresh(): Promise<Kysely<Database>> {
    const db = await openEmpty();
    await migrateToLatest(db);
    return db;
  }

  test.each([OLD.dump, LAST])('%s becomes what a fresh database is', async (file) => {
    const older = await openOlder(file);
    expect(await migrateToLatest(older)).toEqual(AFTER_BASELINE);
    expect(await describeSchema(older)).toEqual(await describeSchema(await openFresh()));
    expect(await migrateToLatest(older)).toEqual([]);
  });

  test('a shop that was brought on has its rows, and answers', async () => {
    const db = await openOlder(OLD.dump);
    const before = await sql<{ products: number; far: number }>`
      select count(*)::integer as products, max(last_variant_id) as far from product`.execute(db);
    expect(before.rows).toEqual([{ products: 120, far: 2_000_000_000 }]);
    await migrateToLatest(db);
    const { products } = await listProductsOf(await currentCatalogue(db), {
      search: 'renamed brand',
    });
    expect(products[0]?.brand).toBe('Renamed brand');
    const [mended] = await db.selectFrom('product').selectAll().where('id', '=', 11).execute();
    expect(mended).toMatchObject({
      last_variant_id: 4,
      variants: [
        { id: 4, name: 'Far' },
        { id: 3, name: 'Near' },
      ],
    });
    const [release] = await db.selectFrom('release').selectAll().orderBy('version').execute();
    expect(release).toMatchObject({ title: 'Offers', commit: 'c0ffee', wraps: ['x'] });
    // Its rows break only the invariants they broke before.
    expect((await brokenInvariants(db)).filter((each) => !KNOWN.test(each))).toEqual([]);
  });

  test('lists and searches of a shop that was brought on answer as they did before', async () => {
    const db = await openOlder(OLD.dump);
    await migrateToLatest(db);
    const catalogue = await currentCatalogue(db);
    const asked = await readAnswers();
    expect([asked.length, asked.filter(({ total }) => total > 0).length]).toEqual([500, 293]);
    for (const { query, ...before } of asked) {
      const list = await listProductsOf(catalogue, query);
      const { total, brands, min_paisa, max_paisa, fact_counts } = list;
      const ids = list.products.map(({ id }) => id);
      const named = brands.map(({ name, total: count }) => ({ name, total: count }));
      const now = { total, ids, brands: named, min_paisa, max_paisa, facts: fact_counts.length };
      expect({ query, ...now }).toEqual({ query, ...before });
    }
  });

  test('its backup is put back as it would have been brought on', async () => {
    const db = await openOlder(OLD.dump);
    await migrateToLatest(db);
    const uploadsDir = join(FIXTURES, 'none');
    const target = await openEmpty();
    const pictures = diskFiles(uploadsDir);
    await restoreShop({ db: target, pictures, file: OLD.backup, force: true });
    expect(await describeSchema(target)).toEqual(await describeSchema(db));
    const [restored, brought] = [
      await contentsOf({ db: target, uploadsDir }),
      await contentsOf({ db, uploadsDir }),
    ];
    expect(restored.rows).toEqual(brought.rows);
  });

  test('one that cannot be brought on stays as it was', async () => {
    const db = await openOlder(OLD.dump);
    await sql`create table release_part (something text)`.execute(db);
    const before = await describeSchema(db);
    await expect(migrateToLatest(db)).rejects.toThrow('"release_part" already exists');
    expect(await describeSchema(db)).toEqual(before);
    await sql`drop table release_part`.execute(db);
    await migrateToLatest(db);
    expect(await describeSchema(db)).toEqual(await describeSchema(await openFresh()));
  });

  test('one that is too old, and one that is newer, are named', async () => {
    const db = await openOlder(LAST);
    await sql`delete from kysely_migration where name > ${'0034-facts'}`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(/before 24 November 2026/);
    const fresh = await openFresh();
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(fresh);
    await expect(migrateToLatest(fresh)).rejects.toThrow(/newer version .*9999-later/);
  });

  test('functions and triggers are replaced as a whole when one is another', async () => {
    const db = await openFresh();
    const fresh = await describeSchema(db);
    await sql`create function stray() returns integer language sql as 'select 1'`.execute(db);
    await sql`drop trigger product_public on product`.execute(db);
    await sql`comment on table kysely_migration is 'those of another version'`.execute(db);
    expect(await migrateToLatest(db)).toEqual([]);
    expect(await describeSchema(db)).toEqual(fresh);
  });
});

test('a fixture has seen what the list of older migrations says', async () => {
  const statements = await statementsIn(LAST);
  const list = statements.find((each) => each.startsWith('INSERT INTO public.kysely_migration '));
  const names = [...(list ?? '').matchAll(/'(\d{4}-[a-z-]+)'/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(OLDER_MIGRATIONS.slice(0, names.length));
  expect(names.length).toBeGreaterThan(35);
});
