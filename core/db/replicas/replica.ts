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

/** The replica does not have yet what a read must have. */
export class Behind extends Error {
  override readonly name = 'Behind';
}

/** A visitor waits no longer for a replica that says nothing: the primary can be asked. */
const BRIEF: DatabaseLimits = { ...SERVING, connection: 1000, statement: 900, answer: 1000 };
/** Connections to one replica: for visitors, for staff's reports, and for looking at it. */
const POOLS = { visitors: 10, reports: 4, looks: 1 };
/** Seconds that a replica may be behind. */
const MOST_BEHIND = 1;
/** A report waits for so many ms, one after the other, until the replica has what was written before. */
const WAITS = [5, 10, 20, 40];
/** Longest that connections are waited for at the end, in ms: one to a machine that hangs never ends. */
const END_WITHIN = 500;

/** The primary, as its replicas are compared with it. */
export interface Primary {
  /** Which database it is; undefined until it was asked. */
  database: string | undefined;
  trail: PrimaryTrail;
}

/** What is wrong with a PostgreSQL that answers. */
function mistakeIn({ is_replica, database }: Standing, primary: Primary): string | null {
  if (database !== primary.database)
    return 'it is a copy of another database than DATABASE_URL has';
  return is_replica ? null : 'it follows no primary (pg_is_in_recovery() is false)';
}

/** One replica: looked at again and again, and read from while it is well. */
export class Replica {
  readonly #pools: Record<keyof typeof POOLS, Db>;
  readonly #primary: Primary;
  readonly #onChange: (state: ReplicaState) => void;
  /** What each connection is known to have at least. Another machine that takes over has other connections. */
  readonly #known = new WeakMap<DatabaseConnection, Versions>();
  /** The reads that end when the replica is left alone. */
  readonly #underWay = new Set<AbortController>();
  /** A report has waited in vain since the last look: others don't wait as well. */
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

  /** Asks how it is, and uses it or leaves it alone. */
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

  /** @throws Behind while it has not come to this position of the primary, and does not within a moment */
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

  /** Reads on one connection, so that what is read later is never older. */
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
    // Whoever has given up waits for it no longer.
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
