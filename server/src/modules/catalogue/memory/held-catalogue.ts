import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../../db/schema';
import type { Catalogue } from '../catalogue';
import { FOR_LISTS, FOR_PAGES, KeptRows } from './kept-rows';
import { MemoryCatalogue } from './memory-catalogue';
import { Names } from './names';
import { ProductIndex } from './product-index';
import * as reading from './reading';
import { Said } from './said';

/** With more left places than products, and more than these, the index is better read anew. */
const MOST_LEFT = 5000;
/** The version of what has not been read. */
const NEVER = 'never';

/** The index of one reading of the catalogue, and what brings it up to date. */
export class HeldCatalogue {
  readonly catalogue: Catalogue;
  readonly #db: Kysely<Database>;
  readonly #index = new ProductIndex();
  readonly #said = new Said(this.#index);
  readonly #rows: KeptRows;
  readonly #pages: KeptRows;
  #versions: reading.CatalogueVersions;
  #isOfAnother = false;
  #following: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(db: Kysely<Database>, versions: reading.CatalogueVersions) {
    this.#db = db;
    this.#rows = new KeptRows(db, FOR_LISTS);
    this.#pages = new KeptRows(db, FOR_PAGES);
    this.#versions = { ...versions, names: NEVER, phrases: NEVER };
    this.catalogue = new MemoryCatalogue({
      db,
      index: this.#index,
      said: this.#said,
      rows: this.#rows,
      pages: this.#pages,
      follow: () => this.follow(),
    });
  }

  /** Reads the whole catalogue, a batch at a time, and then what changed meanwhile. */
  static async read(db: Kysely<Database>): Promise<HeldCatalogue> {
    const held = new HeldCatalogue(db, await reading.readCatalogueVersions(db));
    let batch = await reading.readProducts(db, 0);
    while (batch.length > 0) {
      const last = batch.at(-1)?.id ?? 0;
      // The database reads on while this batch is put in.
      const next =
        batch.length < reading.BATCH ? Promise.resolve([]) : reading.readProducts(db, last);
      next.catch(() => undefined);
      for (const row of batch) held.#index.put(row);
      await nextTurn();
      batch = await next;
    }
    held.#index.words.order();
    await held.follow();
    return held;
  }

  /** True when the index holds all that these versions have. */
  isOf(versions: Versions): boolean {
    const { number, names, phrases } = this.#versions;
    return (
      number >= Number(versions.get('product') ?? 0) &&
      names === (versions.get('category') ?? '') &&
      phrases === (versions.get('phrases') ?? '')
    );
  }

  /** True when these versions are of the database it was read from. */
  isFollowing(versions: Versions): boolean {
    return !this.#isOfAnother && (versions.get('catalogue') ?? '') === this.#versions.epoch;
  }

  /** True when the index is better read anew. */
  get isFull(): boolean {
    return this.#index.left > Math.max(MOST_LEFT, this.#index.columns.size / 2);
  }

  /** Reads what changed; those who ask meanwhile share the next reading, for this one may lack what they ask about. */
  follow(): Promise<void> {
    this.#next ??= this.#followAfter(this.#following);
    this.#following = this.#next;
    return this.#next;
  }

  async #followAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    this.#next = undefined;
    let last = { number: this.#versions.number, id: Infinity };
    for (;;) {
      const from = { number: last.number, id: Math.min(last.id, 2 ** 31 - 1) };
      const { versions, changed } = await reading.readChanges(this.#db, from);
      const { epoch, number, names, phrases } = versions;
      this.#isOfAnother ||= epoch !== this.#versions.epoch;
      if (this.#isOfAnother) return;
      await this.#readNames(names);
      for (const { at, touched, product } of changed) {
        if (product === null) this.#index.remove(touched);
        else this.#index.put(product);
        this.#rows.forget(touched);
        this.#pages.forget(touched);
        last = { number: at, id: touched };
      }
      if (changed.length < reading.BATCH) {
        await this.#readSaid(phrases);
        this.#versions = { epoch, number, names, phrases };
        return;
      }
      await nextTurn();
    }
  }

  async #readNames(names: string): Promise<void> {
    if (names === this.#versions.names) return;
    this.#index.setNames(new Names(await reading.readNames(this.#db)));
    this.#rows.forgetAll();
    this.#pages.forgetAll();
    this.#versions = { ...this.#versions, names };
  }

  async #readSaid(phrases: string): Promise<void> {
    if (phrases === this.#versions.phrases) return;
    await this.#said.learn(await reading.readSaid(this.#db));
    this.#versions = { ...this.#versions, phrases };
  }
}
