import { types, type PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { ConnectedDatabase } from '../../db/connect';
import {
  PgliteDialect,
  pgliteParsers,
  pgliteSerializers,
  type EmbeddedDatabase,
} from '@pasal/core/db/pglite-dialect';
import type { Database } from '../../db/schema';
import { emptyTables } from './empty-tables';
import { snapshotFile } from './migrated-snapshot';

interface Taken {
  pglite: PGlite;
  giveBack(): Promise<void>;
  discard(): Promise<void>;
}

/** The type of the function in `server-environment.cjs`. */
declare const takeWorkersDatabase: (snapshot: string) => Promise<Taken>;

/** Made again inside the suite's own realm: a `Date` of another realm is no `Date` here. */
const parsers = {
  ...pgliteParsers,
  [types.TIMESTAMP]: (text: string) => new Date(`${text}Z`),
  [types.TIMESTAMPTZ]: (text: string) => new Date(text),
  [types.JSON]: (text: string): unknown => JSON.parse(text),
  [types.JSONB]: (text: string): unknown => JSON.parse(text),
};

/** The worker's database as a suite sees it; the suite cannot close it. */
function seenHere(pglite: PGlite): EmbeddedDatabase {
  // Passing these with each query would take longer than most queries do.
  Object.assign(pglite.parsers, parsers);
  Object.assign(pglite.serializers, pgliteSerializers);
  return {
    waitReady: pglite.waitReady,
    closed: true,
    close: async () => undefined,
    async query<Row>(text: string, parameters: unknown[] = []) {
      const plain = parameters.map((one) => (one instanceof Date ? one.toISOString() : one));
      try {
        return await pglite.query<Row>(text, plain);
      } catch (error) {
        throw Object.assign(new Error((error as Error).message), error);
      }
    },
  };
}

/** Names a state of the schema: it changes with every table, function and trigger. */
const schemaState = sql<{ state: string }>`
  select concat(
    (select sum(oid::bigint) from pg_class where relnamespace = 'public'::regnamespace), '/',
    (select sum(oid::bigint) from pg_proc where pronamespace = 'public'::regnamespace), '/',
    (select sum(oid::bigint) from pg_trigger), '/', (select count(*) from kysely_migration)
  ) as state
`;

/**
 * Returns an embedded database in memory, migrated and empty. Making one takes seconds, so a worker lends its
 * databases to one suite after the other.
 */
export async function openEmptyEmbedded(): Promise<ConnectedDatabase> {
  const taken = await takeWorkersDatabase(await snapshotFile());
  const db = new Kysely<Database>({ dialect: new PgliteDialect(seenHere(taken.pglite)) });
  await emptyTables(db);
  const before = await schemaState.execute(db);
  return {
    db,
    kind: 'pglite',
    async close() {
      await sql`reset all`.execute(db);
      const after = await schemaState.execute(db);
      await db.destroy();
      if (after.rows[0]?.state === before.rows[0]?.state) await taken.giveBack();
      else await taken.discard();
    },
  };
}
