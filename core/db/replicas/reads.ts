import type { Kysely } from 'kysely';
import type { Versions } from '../../http/cache/public-versions';
import type { CoreDatabase } from '../tables';
import { Behind, type Replica, type Run } from './replica';
import type { ReplicaState } from './replica-state';
import { readPosition } from './standing';

type Db = Kysely<CoreDatabase>;

/** The replicas of one database, and the round-robin among them. */
export interface Replicas {
  all: readonly Replica[];
  turn: number;
  /** Reads for which none was used. */
  none: number;
}

const replicasOf = new WeakMap<object, Replicas>();

/** Lets these replicas answer reads of this database. */
export function addReplicas(db: Db, all: readonly Replica[]): Replicas {
  const replicas = { all, turn: 0, none: 0 };
  replicasOf.set(db, replicas);
  return replicas;
}

/** Tries each replica in turn, and then the primary: callers never see a replica's failure. */
async function readFrom<Result>(
  replicas: Replicas,
  ask: (replica: Replica) => Promise<Result>,
  askPrimary: () => Promise<Result>,
): Promise<Result> {
  const used = replicas.all.filter(({ state }) => state.leftAlone === null);
  if (used.length === 0) replicas.none += 1;
  replicas.turn += 1;
  for (let next = 0; next < used.length; next += 1) {
    const replica = used[(replicas.turn + next) % used.length];
    try {
      if (replica) return await ask(replica);
    } catch (error) {
      if (!(error instanceof Behind)) break;
    }
  }
  return askPrimary();
}

/**
 * A read of public data, by a replica that has at least these versions, else by the primary. The statements of one
 * `run` go to one server, each seeing data at least as new as the one before; `run` may be called twice.
 * @param least versions read from the primary for this caller; without them the primary answers
 */
export function readPublic<Tables extends CoreDatabase, Result>(
  db: Kysely<Tables>,
  least: Versions | undefined,
  run: (from: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const replicas = replicasOf.get(db);
  if (replicas === undefined || least === undefined || least.size === 0) return run(db);
  // A replica has the tables of its primary.
  const runThere = run as unknown as Run<Result>;
  return readFrom(
    replicas,
    (replica) => replica.readPublic(least, runThere),
    () => run(db),
  );
}

/**
 * A heavy read for staff: by a replica that has everything written before this call, else by the primary. `run` may
 * be called twice.
 */
export async function readReport<Tables extends CoreDatabase, Result>(
  db: Kysely<Tables>,
  run: (from: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const replicas = replicasOf.get(db);
  if (replicas === undefined) return run(db);
  const runThere = run as unknown as Run<Result>;
  const position = await readPosition(db);
  return readFrom(
    replicas,
    (replica) => replica.readReport(position, runThere),
    () => run(db),
  );
}

/** The states of a database's replicas, as this server sees them; empty without replicas. */
export const replicaStates = (db: Db): readonly ReplicaState[] =>
  (replicasOf.get(db)?.all ?? []).map(({ state }) => state);
