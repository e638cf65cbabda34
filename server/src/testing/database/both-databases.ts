import { openTestApp, type TestApp, type TestAppOptions } from '../test-app';
import { sharedPostgres, type SharedPostgres } from './shared-postgres';

/** Runs the tests of `body` on the embedded database and on PostgreSQL, each on empty tables. */
export function onBothDatabases(
  body: (shop: () => TestApp) => void,
  options: TestAppOptions = {},
): void {
  describe.each(['the embedded database', 'PostgreSQL'])('on %s', (name) => {
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
