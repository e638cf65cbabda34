import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { newestOf } from '@pasal/core/db/replicas/newer-versions';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../../db/schema';
import type { Catalogue } from '../catalogue';
import { FOR_LISTS, FOR_PAGES, KeptRows, type Ask } from './kept-rows';
import { MemoryCatalogue } from './memory-catalogue';
import { Names } from './names';
import { ProductIndex } from './product-index';
import * as reading from './reading';
import { Said } from './said';

/** With more abandoned positions than products, and more than this, the index should be rebuilt. */
const MOST_LEFT = 5000;
/** The index of one load of the catalogue, and its incremental updates. */
export class HeldCatalogue {
  readonly catalogue: Catalogue;
  readonly #db: Kysely<Database>;
  readonly #index = new ProductIndex();
  readonly #said = new Said(this.#index);
  readonly #rows: KeptRows;
  readonly #pages: KeptRows;
  #versions: reading.CatalogueVersions;
  #isOfAnother = false;
  /** The versions that callers waiting for the next read need. */
  #least: Versions = new Map();
  #following: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** Reads that belong to the index must not return older data than it has. */
  readonly #ask: Ask = (run) => readPublic(this.#db, reading.byArea(this.#versions), run);

  private constructor(db: Kysely<Database>, versions: reading.CatalogueVersions) {
    this.#db = db;
    this.#rows = new KeptRows(this.#ask, FOR_LISTS);
    this.#pages = new KeptRows(this.#ask, FOR_PAGES);
    this.#versions = { ...versions, names: reading.NEVER, phrases: reading.NEVER };
    this.catalogue = new MemoryCatalogue({
      ask: this.#ask,
      index: this.#index,
      said: this.#said,
      rows: this.#rows,
      pages: this.#pages,
      follow: async () => this.follow(await createVersionReader(db)()),
    });
  }

  /** Loads the whole catalogue: at least at these versions. */
  static read(db: Kysely<Database>, least: Versions): Promise<HeldCatalogue> {
    return readPublic(db, least, (from) => HeldCatalogue.#readFrom(from, db));
  }

  /** Loads batch by batch, and then what changed in the meantime. */
  static async #readFrom(from: Kysely<Database>, db: Kysely<Database>): Promise<HeldCatalogue> {
    const held = new HeldCatalogue(db, await reading.readCatalogueVersions(from));
    let batch = await reading.readProducts(from, 0);
    while (batch.length > 0) {
      const last = batch.at(-1)?.id ?? 0;
      // The database reads the next batch while this one is indexed.
      const next =
        batch.length < reading.FIRST_BATCH ? Promise.resolve([]) : reading.readProducts(from, last);
      next.catch(() => undefined);
      for (const [at, row] of batch.entries()) {
        if (at % reading.BATCH === reading.BATCH - 1) await nextTurn();
        held.#index.put(row);
      }
      await nextTurn();
      batch = await next;
    }
    held.#index.words.order();
    await held.#followFrom(from);
    return held;
  }

  /** True if the index is at least at these versions. */
  isOf(versions: Versions): boolean {
    const { number, names, phrases } = this.#versions;
    return (
      number >= Number(versions.get('product') ?? 0) &&
      names === (versions.get('category') ?? '') &&
      phrases === (versions.get('phrases') ?? '')
    );
  }

  /** True if these versions belong to the database it was loaded from. */
  isFollowing(versions: Versions): boolean {
    return !this.#isOfAnother && (versions.get('catalogue') ?? '') === this.#versions.epoch;
  }

  /** True if the index should be rebuilt. */
  get isFull(): boolean {
    return this.#index.left > Math.max(MOST_LEFT, this.#index.columns.size / 2);
  }

  /**
   * Reads changes up to at least these versions; concurrent callers share the next read, because the current one may miss what they need.
   */
  follow(least: Versions): Promise<void> {
    this.#least = newestOf(this.#least, least);
    this.#next ??= this.#followAfter(this.#following);
    this.#following = this.#next;
    return this.#next;
  }

  async #followAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    this.#next = undefined;
    const least = newestOf(reading.byArea(this.#versions), this.#least);
    return readPublic(this.#db, least, (from) => this.#followFrom(from));
  }

  async #followFrom(from: Kysely<Database>): Promise<void> {
    let last = { number: this.#versions.number, id: Infinity };
    for (;;) {
      const after = { number: last.number, id: Math.min(last.id, 2 ** 31 - 1) };
      const { versions, changed } = await reading.readChanges(from, after);
      const { epoch, number, names, phrases } = versions;
      this.#isOfAnother ||= epoch !== this.#versions.epoch;
      if (this.#isOfAnother) return;
      await this.#readNames(from, names);
      for (const { at, touched, product } of changed) {
        if (product === null) this.#index.remove(touched);
        else this.#index.put(product);
        this.#rows.forget(touched);
        this.#pages.forget(touched);
        last = { number: at, id: touched };
      }
      if (changed.length < reading.BATCH) {
        await this.#readSaid(from, phrases);
        this.#versions = { epoch, number, names, phrases };
        return;
      }
      await nextTurn();
    }
  }

  async #readNames(from: Kysely<Database>, names: string): Promise<void> {
    if (names === this.#versions.names) return;
    this.#index.setNames(new Names(await reading.readNames(from)));
    this.#rows.forgetAll();
    this.#pages.forgetAll();
    this.#versions = { ...this.#versions, names };
  }

  async #readSaid(from: Kysely<Database>, phrases: string): Promise<void> {
    if (phrases === this.#versions.phrases) return;
    await this.#said.learn(await reading.readSaid(from));
    this.#versions = { ...this.#versions, phrases };
  }
}
