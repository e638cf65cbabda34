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
  /** By what `dataDir` is ours: the embedded database writes no longer than it is. */
  claim?: DirectoryClaim | undefined;
  /**
   * True when the embedded database only reads while its disk is nearly full, as that of a serving shop does.
   */
  sparesDisk?: boolean | undefined;
  /** Highest number of PostgreSQL connections; the embedded database always has one. */
  poolSize?: number | undefined;
  /** The time limits of PostgreSQL; by default those of a serving shop. */
  limits?: DatabaseLimits | undefined;
}

export interface ConnectedDatabase<Tables extends CoreDatabase = CoreDatabase> {
  db: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  /** Connections of PostgreSQL's pool now, and callers that wait while all are in use; the embedded database has none. */
  poolState?: () => { total: number; idle: number; waiting: number };
  /** Waits for running work, then lets go of the database. */
  close(): Promise<void>;
}

/** The database cannot be opened. `message` is fit for an operator and holds no password. */
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
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // The same holds for a connection that breaks in the middle of a transaction, between two statements, where
  // no one listens; the next statement of the transaction fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The PostgreSQL of an address, which is asked for nothing yet. */
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
 * PostgreSQL's copy of its files, which the system holds in its own cache as well. The engine fills all of it at
 * the start, and memory of WebAssembly is never given back: of its usual 128 MB a shop of 10,000 products is no
 * faster (decision record 0047).
 */
const EMBEDDED_BUFFERS = '32MB';

/** A caller is put in line for a moment even where a connection is idle; it waits where all are in use. */
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
 * Opens PostgreSQL (`databaseUrl`) or the embedded database (`dataDir`, or memory), and proves it answers.
 * Both give the same JS values: `bigint` a number, `timestamptz` a Date, `jsonb` parsed.
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
