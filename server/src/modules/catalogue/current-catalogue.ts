import { EventEmitter, once } from 'node:events';
import type { Kysely } from 'kysely';
import { createVersionReader } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../db/schema';
import type { Catalogue } from './catalogue';
import { DatabaseCatalogue } from './database-catalogue';
import { HeldCatalogue } from './memory/held-catalogue';

interface Reading {
  done: Promise<void>;
  /** It takes longer than anybody should wait. */
  isLong: Promise<unknown>;
}

/** Answers out of the memory as soon as it has been read, until then out of the database. */
function keeper(db: Kysely<Database>): () => Promise<Catalogue> {
  const readVersions = createVersionReader(db);
  const database = new DatabaseCatalogue(db);
  let held: HeldCatalogue | undefined;
  let reading: Reading | undefined;

  async function read(onLong: () => void): Promise<void> {
    try {
      held = await HeldCatalogue.read(db, database, onLong);
    } catch {
      // The database is away; whoever asks next has it read again.
    } finally {
      reading = undefined;
    }
  }

  function beginReading(): Reading {
    const long = new EventEmitter();
    const isLong = once(long, 'long');
    return { done: read(() => long.emit('long')), isLong };
  }

  return async () => {
    const versions = await readVersions();
    if (held?.isFollowing(versions) === false) held = undefined;
    if (held === undefined) {
      if (!versions.has('catalogue') || !versions.has('product')) return database;
      reading ??= beginReading();
      await Promise.race([reading.done, reading.isLong]);
    }
    if (held === undefined) return database;
    if (!held.isOf(versions)) await held.follow();
    return held.isFollowing(versions) ? held.catalogue : database;
  };
}

const keepers = new WeakMap<Kysely<Database>, () => Promise<Catalogue>>();

/** The catalogue as it is now: with all that was changed before this was called, by whichever server. */
export function currentCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  const keep = keepers.get(db) ?? keeper(db);
  keepers.set(db, keep);
  return keep();
}
