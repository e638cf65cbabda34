import { openTestApp, type TestApp, type TestAppOptions } from '../test-app';
import { byForm } from '../test-form';
import { sharedPostgres, type SharedPostgres } from './shared-postgres';

type Body = (shop: () => TestApp) => void;
const DATABASES = ['the embedded database', 'PostgreSQL'] as const;
type DatabaseName = (typeof DATABASES)[number];

/** Runs the tests of `body` on empty tables: on one database by day, or on both in the long form. */
function onDatabases(byDay: DatabaseName, body: Body, options: TestAppOptions): void {
  describe.each(byForm(DATABASES, [byDay]))('on %s', (name) => {
    let postgres: SharedPostgres | undefined;
    let shop: TestApp;

    beforeAll(async () => {
      if (name === 'PostgreSQL') postgres = sharedPostgres();
      const databaseUrl = await postgres?.createMigrated();
      shop = await openTestApp({ ...options, ...(databaseUrl !== undefined && { databaseUrl }) });
    });
    beforeEach(() => shop.reset());
    afterAll(async () => {
      await shop?.close();
      await postgres?.stop();
    });

    body(() => shop);
  });
}

/** Tests code that is the same on both databases: by day on the embedded one, which needs no server. */
export const onBothDatabases = (body: Body, options: TestAppOptions = {}): void =>
  onDatabases('the embedded database', body, options);

/** Tests code that relies on locks, limits or several connections: by day on PostgreSQL, which has them. */
export const onPostgresFirst = (body: Body, options: TestAppOptions = {}): void =>
  onDatabases('PostgreSQL', body, options);
