import { setImmediate as nextTurn } from 'node:timers/promises';
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
import type { Database } from './schema';

/** Bytes come and go as hexadecimal text. */
const BYTES_MARK = '\\x';

/**
 * 64-bit integers as JS numbers, as the PostgreSQL pool gives them; money fits far below 2^53. Bytes byte by
 * byte, as PGlite does it, would take five seconds for the largest archive of a release.
 */
export const pgliteParsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(BYTES_MARK.length), 'hex'),
};

/** The same for what is sent. */
export const pgliteSerializers = {
  [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    `${BYTES_MARK}${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
};

/** What the embedded database must be opened with. */
export const pgliteExtensions = { pg_trgm };

/** What the dialect needs of the embedded database. */
export type EmbeddedDatabase = Pick<PGlite, 'query' | 'waitReady' | 'closed' | 'close'>;

/** Lets one holder at a time through, first come, first served. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async acquire(): Promise<() => void> {
    const previous = this.#last;
    const turn: { end?: () => void } = {};
    this.#last = new Promise((resolve) => {
      turn.end = resolve;
    });
    await previous;
    return () => turn.end?.();
  }
}

/** Milliseconds statements may follow each other before everybody else has their turn. */
const OTHERS_WAIT = 5;

/**
 * The embedded database works in this process and answers without a turn of the event loop: without
 * these turns a transaction of a thousand statements would stop everything, health checks included.
 */
class Turns {
  #last = performance.now();

  async give(): Promise<void> {
    if (performance.now() - this.#last < OTHERS_WAIT) return;
    await nextTurn();
    this.#last = performance.now();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: EmbeddedDatabase;
  readonly #turns: Turns;

  constructor(pglite: EmbeddedDatabase, turns: Turns) {
    this.#pglite = pglite;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.give();
    const result = await this.#pglite.query<Row>(query.sql, [...query.parameters]);
    return {
      rows: result.rows,
      numAffectedRows: BigInt(result.affectedRows ?? 0),
    };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

/**
 * PGlite has one connection, so a transaction must have it alone: whoever asks for the connection
 * waits until the holder gives it back.
 */
class PgliteDriver implements Driver {
  readonly #pglite: EmbeddedDatabase;
  readonly #mutex = new Mutex();
  readonly #turns = new Turns();
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(pglite: EmbeddedDatabase) {
    this.#pglite = pglite;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#mutex.acquire();
    const connection = new PgliteConnection(this.#pglite, this.#turns);
    this.#releases.set(connection, release);
    return connection;
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

/** Whether the database works in this process. */
export const isEmbedded = (db: Kysely<Database>): boolean =>
  db.getExecutor().adapter instanceof PgliteAdapter;

/** Kysely on an embedded PostgreSQL. The SQL is PostgreSQL's own, so everything but the driver is too. */
export class PgliteDialect implements Dialect {
  readonly #pglite: EmbeddedDatabase;

  constructor(pglite: EmbeddedDatabase) {
    this.#pglite = pglite;
  }

  createDriver() {
    return new PgliteDriver(this.#pglite);
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
