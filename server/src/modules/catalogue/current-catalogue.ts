import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DomainError } from '@pasal/core/errors/domain-error';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../db/schema';
import type { Catalogue } from './catalogue';
import { HeldCatalogue } from './memory/held-catalogue';
import * as messages from './messages';

/** Maximum wait for the catalogue to be loaded, in ms; 300,000 products take about as long. */
const PATIENCE = 10_000;
/** Attempts per caller to read the catalogue, while a restore changes its epoch. */
const TRIES = 3;

const isBeingRead = () => new DomainError('UNAVAILABLE', messages.isBeingRead);

/** Holds the catalogue in memory; callers wait until it has been loaded. */
class Keeper {
  readonly #db: Kysely<Database>;
  #held: HeldCatalogue | undefined;
  #reading: Promise<HeldCatalogue> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async current(known?: Versions): Promise<Catalogue> {
    const readVersions = createVersionReader(this.#db);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const versions = (tries === 0 && known?.size && known) || (await readVersions());
      const held = this.#held?.isFollowing(versions) ? this.#held : await this.#waitFor(versions);
      if (!held.isOf(versions)) await held.follow(versions);
      // An index due for a rebuild answers until its replacement is loaded.
      if (held.isFull) this.#read(versions).catch(() => undefined);
      if (held.isFollowing(versions)) return held.catalogue;
    }
    throw isBeingRead();
  }

  async #waitFor(versions: Versions): Promise<HeldCatalogue> {
    const over = new AbortController();
    const late = wait(PATIENCE, undefined, { signal: over.signal, ref: false }).then(() => {
      throw isBeingRead();
    });
    late.catch(() => undefined);
    return Promise.race([this.#read(versions), late]).finally(() => over.abort());
  }

  #read(versions: Versions): Promise<HeldCatalogue> {
    this.#reading ??= HeldCatalogue.read(this.#db, versions)
      .then((held) => (this.#held = held))
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}

const keepers = new WeakMap<Kysely<Database>, Keeper>();

/**
 * The current catalogue: with all changes made before this call, on any server.
 * @param known versions read for the same visitor: the result is at least as new, without reading versions again
 * @throws DomainError 503 when loading takes too long
 */
export function currentCatalogue(db: Kysely<Database>, known?: Versions): Promise<Catalogue> {
  const keeper = keepers.get(db) ?? new Keeper(db);
  keepers.set(db, keeper);
  return keeper.current(known);
}
