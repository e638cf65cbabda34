import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import {
  PgliteDialect,
  pgliteExtensions,
  pgliteParsers,
  pgliteSerializers,
} from './pglite-dialect';
import { poolLimits, SERVING, type DatabaseLimits } from './database-limits';
import { preparing } from './prepared-statements';
import { watchEmbeddedDisk } from './embedded-disk';
import { embeddedReasonOf, fullDisk } from './embedded-failure';
import { embeddedDatabaseIn, EmbeddedFiles } from './embedded-files';
import { RESERVE, spaceOf } from '../data-directory/free-space';
import { openDirectoryFence, type DirectoryClaim } from '../data-directory/directory-fence';
import { reasonOf } from '../errors/error-code';
import { traceStatements } from '../observe/tracing/trace-statements';
import type { CoreDatabase } from './tables';

export interface ConnectOptions {
  /** PostgreSQL's address. Without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Holds `database/`, the embedded database. Without it that database lives in memory only. */
  dataDir?: string | undefined;
  /** The lock on `dataDir`: the embedded database stops writing when it is lost. */
  claim?: DirectoryClaim | undefined;
  /** True if the embedded database is read-only while its disk is nearly full, as for a running shop. */
  sparesDisk?: boolean | undefined;
  /** Maximum number of PostgreSQL connections; the embedded database always has one. */
  poolSize?: number | undefined;
  /** The time limits of PostgreSQL; by default those of a serving shop. */
  limits?: DatabaseLimits | undefined;
}

export interface ConnectedDatabase<Tables extends CoreDatabase = CoreDatabase> {
  db: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  /**
   * Current connections of PostgreSQL's pool, and callers that wait while all are in use; the embedded database has
   * none.
   */
  poolState?: () => { total: number; idle: number; waiting: number };
  /** Waits for running work, then closes the database. */
  close(): Promise<void>;
}

/** The database cannot be opened. `message` is fit for an operator and contains no password. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

const DEFAULT_POOL_SIZE = 20;

const postgresTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text'),
};

function openPostgresPool(connectionString: string, max: number, limits: DatabaseLimits): Pool {
  const pool = new Pool({
    connectionString,
    max,
    types: postgresTypes,
    ...poolLimits(limits),
    application_name: 'pasal',
  });
  // A broken idle connection must not crash the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // The same for a connection that breaks between two statements of a transaction, when nothing else listens; the
  // next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Makes the pool of a PostgreSQL address, without connecting yet. */
export function openPostgres<Tables>(
  databaseUrl: string,
  poolSize = DEFAULT_POOL_SIZE,
  limits = SERVING,
) {
  const pool = openPostgresPool(databaseUrl, poolSize, limits);
  const dialect = new PostgresDialect({ pool: preparing(pool) });
  const db = new Kysely<Tables>({ dialect, ...traceStatements() });
  return { db, poolState: () => stateOf(pool, poolSize) };
}

/**
 * PostgreSQL's copy of its files, which the system holds in its own cache as well. The engine allocates all of it at
 * the start, and WebAssembly memory is never returned: with the usual 128 MB a shop of 10,000 products is no faster
 * (decision record 0047).
 */
const EMBEDDED_BUFFERS = '32MB';

/** A caller is queued for a moment even if a connection is idle; it waits only if all are in use. */
function stateOf({ totalCount: total, idleCount: idle, waitingCount }: Pool, max: number) {
  return { total, idle, waiting: total < max || idle > 0 ? 0 : waitingCount };
}

async function openEmbeddedFiles(dataDir: string, claim: DirectoryClaim | undefined) {
  const directory = embeddedDatabaseIn(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return new EmbeddedFiles(directory, claim && openDirectoryFence(claim));
}

async function refuseFullDisk({ dataDir, sparesDisk }: ConnectOptions): Promise<void> {
  if (dataDir === undefined || sparesDisk !== true) return;
  const space = await spaceOf(dataDir);
  if (space !== undefined && space.free < RESERVE) throw new Error(fullDisk(space.free));
}

async function openEmbedded(options: ConnectOptions): Promise<PGlite> {
  const { dataDir, claim } = options;
  await refuseFullDisk(options);
  const pglite = new PGlite({
    ...(dataDir !== undefined && { fs: await openEmbeddedFiles(dataDir, claim) }),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
    parsers: pgliteParsers,
    serializers: pgliteSerializers,
    extensions: pgliteExtensions,
  });
  await pglite.waitReady;
  return pglite;
}

const diskOf = ({ dataDir, sparesDisk }: ConnectOptions) =>
  dataDir !== undefined && sparesDisk === true ? watchEmbeddedDisk(dataDir) : undefined;

const openEmbeddedAs = async <Tables>(options: ConnectOptions) =>
  new Kysely<Tables>({
    dialect: new PgliteDialect(await openEmbedded(options), diskOf(options)),
    ...traceStatements(),
  });

/**
 * Opens PostgreSQL (`databaseUrl`) or the embedded database (`dataDir`, or memory), and verifies that it answers.
 * Both return the same JS values: `bigint` as number, `timestamptz` as Date, `jsonb` parsed.
 * @throws DatabaseUnavailableError
 */
export async function connectTo<Tables extends CoreDatabase>(
  options: ConnectOptions,
): Promise<ConnectedDatabase<Tables>> {
  const { databaseUrl, poolSize, limits } = options;
  const kind = databaseUrl === undefined ? 'pglite' : 'postgres';
  try {
    const opened: Pick<ConnectedDatabase<Tables>, 'db' | 'poolState'> = databaseUrl === undefined
      ? { db: await openEmbeddedAs<Tables>(options) }
      : openPostgres<Tables>(databaseUrl, poolSize, limits);
    const { db } = opened;
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { ...opened, kind, close: () => db.destroy() };
  } catch (error) {
    const message =
      kind === 'pglite'
        ? `The embedded database in ${options.dataDir ?? 'memory'} cannot be opened: ${await embeddedReasonOf(error, options.dataDir)}`
        : `The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`;
    throw new DatabaseUnavailableError(message, { cause: error });
  }
}
