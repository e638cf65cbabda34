import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection, Kysely } from 'kysely';
import { reasonOf } from '../../errors/error-code';
import type { Versions } from '../../http/cache/public-versions';
import { openPostgres } from '../connect';
import { SERVING, type DatabaseLimits } from '../database-limits';
import type { CoreDatabase } from '../tables';
import { isAtLeast } from './newer-versions';
import type { PrimaryTrail } from './primary-trail';
import type { Untouched, ReplicaState } from './replica-state';
import { readPosition, readStanding, type Standing } from './standing';

type Db = Kysely<CoreDatabase>;
export type Run<Result> = (from: Db) => Promise<Result>;

/** The replica has not yet received the data that a read requires. */
export class Behind extends Error {
  override readonly name = 'Behind';
}

/** A visitor does not wait long for an unresponsive replica: the primary is there to ask. */
const BRIEF: DatabaseLimits = { ...SERVING, connection: 1000, statement: 900, answer: 1000 };
/** Connections to one replica: for visitors, for staff's reports, and for health checks. */
const POOLS = { visitors: 10, reports: 4, looks: 1 };
/** Maximum lag of a replica in seconds. */
const MOST_BEHIND = 1;
/** Successive delays in ms while a report waits for the replica to catch up. */
const WAITS = [5, 10, 20, 40];
/** How long closing waits for connections, in ms: one to a machine that hangs never ends. */
const END_WITHIN = 500;

/** The primary, for comparison with its replicas. */
export interface Primary {
  /** The database's id; undefined until it was queried. */
  database: string | undefined;
  trail: PrimaryTrail;
}

/** What is misconfigured about a PostgreSQL server that answers. */
function mistakeIn({ is_replica, database }: Standing, primary: Primary): string | null {
  if (database !== primary.database)
    return 'it is a copy of another database than DATABASE_URL has';
  return is_replica ? null : 'it follows no primary (pg_is_in_recovery() is false)';
}

/** One replica: checked periodically, and read from while it is healthy. */
export class Replica {
  readonly #pools: Record<keyof typeof POOLS, Db>;
  readonly #primary: Primary;
  readonly #onChange: (state: ReplicaState) => void;
  /** The versions each connection has at least. A machine that takes over has other connections. */
  readonly #known = new WeakMap<DatabaseConnection, Versions>();
  /** The reads to abort when the replica is taken out of use. */
  readonly #underWay = new Set<AbortController>();
  /** A report has waited in vain since the last check: others don't wait as well. */
  #hasKeptWaiting = false;
  state: ReplicaState;

  constructor(url: string, primary: Primary, onChange: (state: ReplicaState) => void) {
    const { host, pathname } = new URL(url);
    this.#primary = primary;
    this.#onChange = onChange;
    this.#pools = {
      visitors: openPostgres<CoreDatabase>(url, POOLS.visitors, BRIEF).db,
      reports: openPostgres<CoreDatabase>(url, POOLS.reports, { ...SERVING, connection: 1000 }).db,
      looks: openPostgres<CoreDatabase>(url, POOLS.looks, BRIEF).db,
    };
    this.state = {
      name: host + pathname,
      leftAlone: 'new',
      reason: 'it was not looked at yet',
      since: Date.now(),
      lag: null,
      answered: 0,
      passedOn: 0,
    };
  }

  /** Checks it, and puts it into or out of use. */
  async look(): Promise<void> {
    let standing: Standing;
    try {
      standing = await readStanding(this.#pools.looks);
    } catch (error) {
      this.#become('away', reasonOf(error));
      return;
    }
    this.#hasKeptWaiting = false;
    const lag = this.#primary.trail.lagOf(standing.position ?? 0, Date.now());
    this.state.lag = lag;
    const mistake = mistakeIn(standing, this.#primary);
    if (mistake !== null) this.#become('wrong', mistake);
    else if (lag.seconds > MOST_BEHIND) {
      this.#become('behind', `it is ${lag.seconds.toFixed(1)} s behind its primary`);
    } else this.#become(null, null);
  }

  #become(leftAlone: Untouched | null, reason: string | null): void {
    const isSame = this.state.leftAlone === leftAlone;
    this.state.leftAlone = leftAlone;
    this.state.reason = reason;
    if (isSame) return;
    this.state.since = Date.now();
    if (leftAlone !== null) for (const read of this.#underWay) read.abort();
    this.#onChange(this.state);
  }

  /** @throws Behind while it lacks some of these versions */
  readPublic<Result>(least: Versions, run: Run<Result>): Promise<Result> {
    return this.#read('visitors', run, async (connection, key) => {
      const known = this.#known.get(key);
      if (known && isAtLeast(known, least)) return;
      const { is_replica, versions } = await readStanding(connection);
      if (!is_replica || !isAtLeast(versions, least)) throw new Behind();
      this.#known.set(key, versions);
    });
  }

  /** @throws Behind if it does not soon reach this position of the primary */
  readReport<Result>(position: number, run: Run<Result>): Promise<Result> {
    return this.#read('reports', run, async (connection) => {
      for (const pause of this.#hasKeptWaiting ? [0] : [0, ...WAITS]) {
        if (pause > 0) await wait(pause);
        if ((await readPosition(connection)) >= position) return;
      }
      this.#hasKeptWaiting = true;
      throw new Behind();
    });
  }

  /** Reads on one connection, so that a later read never sees older data. */
  async #read<Result>(
    pool: 'visitors' | 'reports',
    run: Run<Result>,
    check: (connection: Db, key: DatabaseConnection) => Promise<void>,
  ): Promise<Result> {
    const over = new AbortController();
    const leftAlone = once(over.signal, 'abort').then(() => {
      throw new Behind();
    });
    this.#underWay.add(over);
    const reading = this.#pools[pool].connection().execute(async (connection) => {
      const key = await connection.getExecutor().provideConnection(async (own) => own);
      await check(connection, key);
      return run(connection);
    });
    // The caller has stopped waiting for it.
    reading.catch(() => undefined);
    try {
      const result = await Promise.race([reading, leftAlone]);
      this.state.answered += 1;
      return result;
    } catch (error) {
      this.state.passedOn += 1;
      throw error;
    } finally {
      this.#underWay.delete(over);
    }
  }

  async close(): Promise<void> {
    const ends = Object.values(this.#pools).map((db) => db.destroy());
    await Promise.race([Promise.allSettled(ends), wait(END_WITHIN, undefined, { ref: false })]);
  }
}
