import { tmpdir } from 'node:os';
import { readConfig } from './config';
import { connectDatabase, type ConnectedDatabase } from './db/connect';
import { PATIENT } from './db/database-limits';
import { migrateToLatest } from './db/migrate';
import { ensureFirstStart } from './first-start';
import { DEMO_ACCOUNTS } from './modules/auth/first-accounts';
import { createProduct, createStaff } from './testing/factories';
import { migratedSnapshot } from './testing/migrated-snapshot';
import { startTestPostgres } from './testing/test-postgres';

const production = readConfig({
  NODE_ENV: 'production',
  ADMIN_EMAIL: 'gita@pasal.example',
  ADMIN_PASSWORD: 'himal-barsha-1987',
});

/** Nothing here may draw pictures: a line of progress would say so. */
function onProgress(line: string): never {
  throw new Error(line);
}

function begin(database: ConnectedDatabase, config = readConfig({})) {
  return ensureFirstStart({ config, database, uploadsDir: tmpdir(), onProgress });
}

const emails = async ({ db }: ConnectedDatabase) =>
  (await db.selectFrom('staff').select('email').orderBy('id').execute()).map(({ email }) => email);

describe('on the embedded database', () => {
  let database: ConnectedDatabase;
  beforeEach(async () => {
    database = await connectDatabase({ snapshot: await migratedSnapshot() });
  });
  afterEach(() => database.close());

  test('a shop with staff is left as it is', async () => {
    await createStaff(database.db, 'admin', 'someone@pasal.example');
    await begin(database);
    await begin(database, production);
    expect(await emails(database)).toEqual(['someone@pasal.example']);
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
  const postgres = await startTestPostgres();
  const databaseUrl = await postgres.createDatabase();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => connectDatabase({ databaseUrl, limits: PATIENT })),
  );
  const [first] = servers;
  if (first === undefined) throw new Error('there is no server');
  await migrateToLatest(first.db);
  await Promise.all(servers.map((server) => begin(server, production)));
  expect(await emails(first)).toEqual(['gita@pasal.example']);
  await Promise.all(servers.map(({ close }) => close()));
  await postgres.stop();
});
