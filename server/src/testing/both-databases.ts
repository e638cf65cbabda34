import { openTestApp, type TestApp } from './test-app';
import { startTestPostgres, type TestPostgres } from './test-postgres';

/** Runs the tests of `body` on the embedded database and on PostgreSQL, each on empty tables. */
export function onBothDatabases(body: (shop: () => TestApp) => void): void {
  describe.each(['the embedded database', 'PostgreSQL'])('on %s', (name) => {
    let postgres: TestPostgres | undefined;
    let shop: TestApp;

    beforeAll(async () => {
      if (name === 'PostgreSQL') postgres = await startTestPostgres();
      const databaseUrl = await postgres?.createDatabase();
      shop = await openTestApp(databaseUrl === undefined ? {} : { databaseUrl });
    });
    beforeEach(() => shop.reset());
    afterAll(async () => {
      await shop?.close();
      await postgres?.stop();
    });

    body(() => shop);
  });
}
