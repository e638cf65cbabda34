import { setImmediate as nextLoop } from 'node:timers/promises';
import { types, type PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { CoreDatabase } from './tables';
import type { EmbeddedDisk } from './embedded-disk';

/** Bytes are sent and received as hexadecimal text. */
const BYTES_MARK = '\\x';

/**
 * 64-bit integers as JS numbers, as from the PostgreSQL pool; money stays far below 2^53. Parsing bytes one by one,
 * as PGlite does, would take five seconds for the largest archive of a release.
 */
export const pgliteParsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(BYTES_MARK.length), 'hex'),
};

/** The same for parameters. */
export const pgliteSerializers = {
  [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    `${BYTES_MARK}${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
};

/** The extensions that the embedded database must be opened with. */
export const pgliteExtensions = { pg_trgm };

/** The members of the embedded database that the dialect needs. */
export type EmbeddedDatabase = Pick<PGlite, 'query' | 'waitReady' | 'closed' | 'close'>;

/** Lets one holder at a time through, first come, first served. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when the caller holds the mutex, with the function that releases it. */
  async acquire(): Promise<() => void> {
    const previous = this.#last;
    const hold: { end?: () => void } = {};
    this.#last = new Promise((resolve) => {
      hold.end = resolve;
    });
    await previous;
    return () => hold.end?.();
  }
}

/** Milliseconds for which statements may follow each other before other work runs. */
const OTHERS_WAIT = 5;

/**
 * The embedded database runs in this process and answers without yielding to the event loop. Without these yields a
 * transaction of a thousand statements would block everything, health checks included.
 */
class EventLoop {
  #last = performance.now();

  async yield(): Promise<void> {
    if (performance.now() - this.#last < OTHERS_WAIT) return;
    await nextLoop();
    this.#last = performance.now();
  }
}

/** In memory there is no disk. */
const NO_DISK: EmbeddedDisk = { isFull: async () => false, refusalOf: (error) => error };

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: EmbeddedDatabase;
  readonly #loop: EventLoop;
  readonly #disk: EmbeddedDisk;

  constructor(pglite: EmbeddedDatabase, loop: EventLoop, disk: EmbeddedDisk) {
    this.#pglite = pglite;
    this.#loop = loop;
    this.#disk = disk;
  }

  async #ask<Row>(query: CompiledQuery) {
    try {
      return await this.#pglite.query<Row>(query.sql, [...query.parameters]);
    } catch (error) {
      throw this.#disk.refusalOf(error);
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#loop.yield();
    const result = await this.#ask<Row>(query);
    return {
      rows: result.rows,
      numAffectedRows: BigInt(result.affectedRows ?? 0),
    };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

/** PGlite has one connection, so a transaction needs it exclusively: every other caller waits until it is released. */
class PgliteDriver implements Driver {
  readonly #pglite: EmbeddedDatabase;
  readonly #mutex = new Mutex();
  readonly #loop = new EventLoop();
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();
  readonly #disk: EmbeddedDisk;
  #onlyReads = false;

  constructor(pglite: EmbeddedDatabase, disk: EmbeddedDisk) {
    this.#pglite = pglite;
    this.#disk = disk;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#mutex.acquire();
    const connection = new PgliteConnection(this.#pglite, this.#loop, this.#disk);
    this.#releases.set(connection, release);
    try {
      await this.#followDisk(connection);
    } catch (error) {
      release();
      throw error;
    }
    return connection;
  }

  /** While the disk is full the database is read-only, because the engine might not survive a write. */
  async #followDisk(connection: DatabaseConnection): Promise<void> {
    const isFull = await this.#disk.isFull();
    if (isFull === this.#onlyReads) return;
    const mode = isFull ? 'on' : 'off';
    await connection.executeQuery(CompiledQuery.raw(`set default_transaction_read_only = ${mode}`));
    this.#onlyReads = isFull;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection) {
    this.#releases.get(connection)?.();
  }

  async destroy() {
    const release = await this.#mutex.acquire();
    if (!this.#pglite.closed) await this.#pglite.close();
    release();
  }
}

class PgliteAdapter extends PostgresAdapter {}

/** True when the database runs in this process. */
export const isEmbedded = (db: Kysely<CoreDatabase>): boolean =>
  db.getExecutor().adapter instanceof PgliteAdapter;

/** Kysely on an embedded PostgreSQL. The SQL is PostgreSQL's own, so everything but the driver is too. */
export class PgliteDialect implements Dialect {
  readonly #pglite: EmbeddedDatabase;
  readonly #disk: EmbeddedDisk;

  constructor(pglite: EmbeddedDatabase, disk = NO_DISK) {
    this.#pglite = pglite;
    this.#disk = disk;
  }

  createDriver() {
    return new PgliteDriver(this.#pglite, this.#disk);
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }

  createAdapter() {
    return new PgliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
}
