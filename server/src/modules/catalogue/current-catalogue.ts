import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DomainError } from '@pasal/core/errors/domain-error';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../db/schema';
import type { Catalogue } from './catalogue';
import { HeldCatalogue } from './memory/held-catalogue';
import * as messages from './messages';

/** Longest anybody waits for the catalogue to be read, in ms; 300,000 products take about as long. */
const PATIENCE = 10_000;
/** Times the catalogue is read for one who asks, while a restore gives it another name. */
const TRIES = 3;

const isBeingRead = () => new DomainError('UNAVAILABLE', messages.isBeingRead);

/** Keeps the memory of the catalogue; whoever asks before it has been read waits for it. */
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
      // The full one answers until another one has been read.
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
 * The catalogue as it is now: with all that was changed before this was called, by whichever server.
 * @param known versions read for the same visitor: it then has at least what they have, and asks for none
 * @throws DomainError 503 when reading it takes too long
 */
export function currentCatalogue(db: Kysely<Database>, known?: Versions): Promise<Catalogue> {
  const keeper = keepers.get(db) ?? new Keeper(db);
  keepers.set(db, keeper);
  return keeper.current(known);
}
