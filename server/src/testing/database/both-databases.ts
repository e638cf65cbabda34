import { openTestApp, type TestApp, type TestAppOptions } from '../test-app';
import { byForm } from '../test-form';
import { sharedPostgres, type SharedPostgres } from './shared-postgres';

type Body = (shop: () => TestApp) => void;
/** The number of servers of a shop on each. */
const SERVERS = { 'the embedded database': 1, PostgreSQL: 1, 'two servers of PostgreSQL': 2 };
type Place = keyof typeof SERVERS;
const EMBEDDED = 'the embedded database';
const TWO = 'two servers of PostgreSQL';

/** Runs the tests of `body` on empty tables, on each of these; of several servers, each `shop()` returns the next. */
function onEach(places: readonly Place[], body: Body, options: TestAppOptions): void {
  describe.each(places)('on %s', (place) => {
    let postgres: SharedPostgres | undefined;
    const shops: TestApp[] = [];
    let calls = 0;
    const shopOf = (call: number) => shops[call % SERVERS[place]] as TestApp;

    beforeAll(async () => {
      if (place !== EMBEDDED) postgres = sharedPostgres();
      const databaseUrl = await postgres?.createMigrated();
      const given = { ...options, ...(databaseUrl !== undefined && { databaseUrl }) };
      while (shops.length < SERVERS[place]) shops.push(await openTestApp(given));
    });
    beforeEach(() => shopOf(0).reset());
    afterAll(async () => {
      for (const shop of shops) await shop.close();
      await postgres?.stop();
    });

    body(() => {
      calls += 1;
      return shopOf(calls);
    });
  });
}

/** Tests code that is the same on both databases: by day on the embedded one, which needs no server. */
export const onBothDatabases = (body: Body, options: TestAppOptions = {}): void =>
  onEach(byForm([EMBEDDED, 'PostgreSQL'], [EMBEDDED]), body, options);

/** Tests code that relies on locks, limits or several connections: by day on PostgreSQL, which has them. */
export const onPostgresFirst = (body: Body, options: TestAppOptions = {}): void =>
  onEach(byForm([EMBEDDED, 'PostgreSQL'], ['PostgreSQL']), body, options);

/** Tests concurrent actions: by day on two servers, each with connections of its own; they share only the database. */
export const onTwoServers = (body: Body): void => onEach(byForm([EMBEDDED, TWO], [TWO]), body, {});
