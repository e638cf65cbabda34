import type { Kysely } from 'kysely';
import { keepDoing } from '../../keep-doing';
import type { CoreDatabase } from '../tables';
import { PrimaryTrail } from './primary-trail';
import { addReplicas } from './reads';
import { Replica, type Primary } from './replica';
import { measureReplicas } from './replica-metrics';
import type { ReplicaState } from './replica-state';
import { readStanding } from './standing';

/** Milliseconds between two checks of the primary, and of each replica. */
const LOOK_EVERY = 500;

interface OpenReplicas {
  /** The primary. */
  db: Kysely<CoreDatabase>;
  urls: readonly string[];
  /** Called when a replica is put into or out of use. */
  onChange: (state: ReplicaState) => void;
}

/** Lets replicas answer reads of a database (`reads.ts`), and monitors them until it is closed. */
export async function openReplicas({ db, urls, onChange }: OpenReplicas) {
  const primary: Primary = { database: undefined, trail: new PrimaryTrail() };
  const all = urls.map((url) => new Replica(url, primary, onChange));
  const lookAtPrimary = async () => {
    const at = Date.now();
    const { database, position } = await readStanding(db);
    primary.database = database;
    primary.trail.add(at, position ?? 0);
  };
  await lookAtPrimary();
  await Promise.all(all.map((replica) => replica.look()));
  const looks = [lookAtPrimary, ...all.map((replica) => () => replica.look())];
  const chores = looks.map((work) =>
    // Failures are retried; the shop's own requests report when the primary is away.
    keepDoing({ work, every: LOOK_EVERY, onError: () => undefined }),
  );
  return {
    meter: measureReplicas(addReplicas(db, all)),
    close: async () => {
      await Promise.all([...chores.map((end) => end()), ...all.map((replica) => replica.close())]);
    },
  };
}
