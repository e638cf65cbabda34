import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../../db/tables';
import { runStatement } from '../../db/statement';

const READ = { text: 'select area, version from public_version', values: [] };

/** The version of each area; no answer of a missing area may be cached. */
export type Versions = ReadonlyMap<string, string>;

const readers = new WeakMap<Kysely<CoreDatabase>, () => Promise<Versions>>();

/**
 * Reads the version of every area. Callers during a running query share the next one, however many they are: each
 * gets versions that were read after it called.
 */
export function createVersionReader(db: Kysely<CoreDatabase>): () => Promise<Versions> {
  const known = readers.get(db) ?? reader(db);
  readers.set(db, known);
  return known;
}

function reader(db: Kysely<CoreDatabase>): () => Promise<Versions> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Versions> | undefined;

  async function read(): Promise<Versions> {
    await running.catch(() => undefined);
    // Lets all requests that have arrived by now join.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    next = undefined;
    const answer = runStatement<{ area: string; version: string }>(db, READ);
    running = answer;
    return new Map((await answer).map(({ area, version }) => [area, version]));
  }

  return () => (next ??= read());
}
