import type { Kysely } from 'kysely';
import type { Versions } from '../../http/cache/public-versions';
import type { CoreDatabase } from '../tables';
import { Behind, type Replica, type Run } from './replica';
import type { ReplicaState } from './replica-state';
import { readPosition } from './standing';

type Db = Kysely<CoreDatabase>;

/** The replicas of one database, and what takes turns among them. */
export interface Replicas {
  all: readonly Replica[];
  turn: number;
  /** Reads for which none was used. */
  none: number;
}

const replicasOf = new WeakMap<object, Replicas>();

/** From now on reads of this database may be answered by these. */
export function addReplicas(db: Db, all: readonly Replica[]): Replicas {
  const replicas = { all, turn: 0, none: 0 };
  replicasOf.set(db, replicas);
  return replicas;
}

/** Asks one replica after the other, and then the primary: nobody is told that a replica failed. */
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
 * A read of what visitors see, by a replica that has at least these versions, else by the primary. Several statements
 * of one `run` are asked of one server, each as new as the one before or newer; `run` may be done twice.
 * @param least versions read from the primary for whoever asks; without any the primary answers
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
 * A heavy read for staff: by a replica that has all that was written before this was called, whoever wrote it, else
 * by the primary. `run` may be done twice.
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

/** How the replicas of a database are, as this server sees them; none where it has none. */
export const replicaStates = (db: Db): readonly ReplicaState[] =>
  (replicasOf.get(db)?.all ?? []).map(({ state }) => state);
