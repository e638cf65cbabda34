import { tmpdir } from 'node:os';
import { diskFiles } from '@pasal/core/files/disk-files';
import { readConfig } from '../config/config';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import { migrateToLatest } from '../db/migrate';
import { ensureFirstStart } from './first-start';
import { DEMO_ACCOUNTS } from '../modules/staff/first-accounts';
import { hashPassword } from '../modules/staff/passwords';
import { createProduct, createStaff } from '../testing/factories';
import { openEmptyEmbedded } from '../testing/database/embedded-database';
import { sharedPostgres } from '../testing/database/shared-postgres';

const production = readConfig({
  NODE_ENV: 'production',
  ADMIN_EMAIL: 'gita@pasal.example',
  ADMIN_PASSWORD: 'himal-barsha-1987',
});

let said: string[] = [];
beforeEach(() => {
  said = [];
});

/** No test here may fill a shop with goods. */
const loadDemo = () => Promise.reject(new Error('the demo was asked for'));
const onProgress = (line: string) => void said.push(line);

function begin(database: ConnectedDatabase, config = readConfig({})) {
  return ensureFirstStart({
    config,
    database,
    pictures: diskFiles(tmpdir()),
    onProgress,
    loadDemo,
  });
}

const numberOf = async ({ db }: ConnectedDatabase, table: 'district' | 'city' | 'category') =>
  (await db.selectFrom(table).select('id').execute()).length;

const emails = async ({ db }: ConnectedDatabase) =>
  (await db.selectFrom('staff').select('email').orderBy('id').execute()).map(({ email }) => email);

describe('on the embedded database', () => {
  let database: ConnectedDatabase;
  beforeEach(async () => {
    database = await openEmptyEmbedded();
  });
  afterEach(() => database.close());

  test('a shop with staff is left as it is', async () => {
    await createStaff(database.db, 'admin', 'someone@pasal.example');
    await begin(database);
    expect(await emails(database)).toEqual(['someone@pasal.example']);
    expect(said).toEqual([]);
  });

  test('production says when ADMIN_EMAIL and ADMIN_PASSWORD were not used', async () => {
    await createStaff(database.db, 'admin', 'someone@pasal.example');
    await begin(database, production);
    expect(await emails(database)).toEqual(['someone@pasal.example']);
    expect(said).toContain(
      'ADMIN_EMAIL and ADMIN_PASSWORD were not used: the shop has an administrator, and gita@pasal.example has no account; npm run admin:create -- gita@pasal.example makes one.',
    );
    said = [];
    await begin(database, readConfig({ NODE_ENV: 'production' }));
    expect(said).toEqual([]);
  });

  test('production on a database a demo filled refuses, naming the accounts and the command', async () => {
    await createProduct(database.db);
    await begin(database);
    const refused = /admin@pasal\.test and staff@pasal\.test .*npm run demo:clear/;
    await expect(begin(database, production)).rejects.toThrow(refused);
    await database.db
      .updateTable('staff')
      .set({ disabled_at: new Date() })
      .where('role', '=', 'staff')
      .execute();
    await expect(begin(database, production)).rejects.toThrow(refused);
    await database.db.deleteFrom('staff').where('role', '=', 'staff').execute();
    await database.db.updateTable('staff').set({ email: 'owner@pasal.example' }).execute();
    await expect(begin(database, production)).rejects.toThrow(/owner@pasal\.example/);
  });

  test('each password is looked at once, and again when it is another', async () => {
    const { id } = await createStaff(database.db, 'admin', 'someone@pasal.example');
    const read = () =>
      database.db
        .selectFrom('staff')
        .select(['password_hash', 'checked_hash'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await begin(database, production);
    const { password_hash, checked_hash } = await read();
    expect(checked_hash).toBe(password_hash);
    const demo = await hashPassword('staff-demo-1234');
    await database.db.updateTable('staff').set({ password_hash: demo }).execute();
    await database.db.updateTable('staff').set({ checked_hash: demo }).execute();
    // The check is recorded, so it is not repeated.
    await begin(database, production);
    await database.db.updateTable('staff').set({ checked_hash: password_hash }).execute();
    await expect(begin(database, production)).rejects.toThrow(/someone@pasal\.example/);
  });

  test('the first production start brings places and categories, and says so', async () => {
    await begin(database, production);
    expect([await numberOf(database, 'district'), await numberOf(database, 'city')]).toEqual([
      77, 753,
    ]);
    expect(await numberOf(database, 'category')).toBe(5);
    expect(said).toEqual([
      'Put in: 77 districts with 753 municipalities, 5 categories. REFERENCE_DATA=none leaves them out.',
    ]);
  });

  test('an administrator made by hand first does not keep them away; what was typed does', async () => {
    await createStaff(database.db, 'admin', 'someone@pasal.example');
    await begin(database, readConfig({ NODE_ENV: 'production' }));
    expect(await numberOf(database, 'district')).toBe(77);
    await database.db.deleteFrom('city').execute();
    await database.db.deleteFrom('district').execute();
    await begin(database, readConfig({ NODE_ENV: 'production' }));
    expect(await numberOf(database, 'district')).toBe(0);
  });

  test('REFERENCE_DATA=none leaves the shop empty', async () => {
    await begin(database, { ...production, referenceData: 'none' });
    expect([await numberOf(database, 'district'), await numberOf(database, 'category')]).toEqual([
      0, 0,
    ]);
  });

  test('staff without an administrator: production asks for one, and makes it', async () => {
    await createStaff(database.db, 'staff', 'ram@pasal.example');
    const bare = readConfig({ NODE_ENV: 'production' });
    await expect(begin(database, bare)).rejects.toThrow('ADMIN_EMAIL and ADMIN_PASSWORD');
    const taken = { ...bare, firstAdmin: { email: 'RAM@pasal.example', password: 'x' } };
    await expect(begin(database, taken)).rejects.toThrow('choose another ADMIN_EMAIL');
    await begin(database, production);
    expect(await emails(database)).toEqual(['ram@pasal.example', 'gita@pasal.example']);
  });

  test('a first start that was cut off after the demo data goes on with the accounts', async () => {
    await createProduct(database.db);
    await begin(database);
    expect(await emails(database)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
  });

  test('production without an administrator does not open', async () => {
    const opening = begin(database, readConfig({ NODE_ENV: 'production' }));
    await expect(opening).rejects.toThrow('ADMIN_EMAIL and ADMIN_PASSWORD');
  });
});

test('of servers that start together on one PostgreSQL, one makes the administrator', async () => {
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => connectDatabase({ databaseUrl, limits: PATIENT })),
  );
  const [first] = servers;
  if (first === undefined) throw new Error('there is no server');
  await migrateToLatest(first.db);
  await Promise.all(servers.map((server) => begin(server, production)));
  expect(await emails(first)).toEqual(['gita@pasal.example']);
  expect(await numberOf(first, 'city')).toBe(753);
  await Promise.all(servers.map(({ close }) => close()));
  await postgres.stop();
});
