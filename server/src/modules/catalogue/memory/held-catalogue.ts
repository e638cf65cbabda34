import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Database } from '../../../db/schema';
import type { Catalogue } from '../catalogue';
import { FOR_LISTS, FOR_PAGES, KeptRows } from './kept-rows';
import { MemoryCatalogue } from './memory-catalogue';
import { Names } from './names';
import { ProductIndex } from './product-index';
import {
  BATCH,
  readCatalogueVersions,
  readChanges,
  readNames,
  readProducts,
  type CatalogueVersions,
} from './reading';

/** With more left places than products, and more than these, the index is better read anew. */
const MOST_LEFT = 5000;

/** The index of one reading of the catalogue, and what brings it up to date. */
export class HeldCatalogue {
  readonly catalogue: Catalogue;
  readonly #db: Kysely<Database>;
  readonly #index = new ProductIndex();
  readonly #rows: KeptRows;
  readonly #pages: KeptRows;
  #versions: CatalogueVersions;
  #following: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(db: Kysely<Database>, database: Catalogue, versions: CatalogueVersions) {
    this.#db = db;
    this.#rows = new KeptRows(db, FOR_LISTS);
    this.#pages = new KeptRows(db, FOR_PAGES);
    this.#versions = { ...versions, names: '' };
    this.catalogue = new MemoryCatalogue({
      index: this.#index,
      rows: this.#rows,
      pages: this.#pages,
      database,
      follow: () => this.follow(),
    });
  }

  /**
   * Reads the whole catalogue, a batch at a time, and then what changed meanwhile.
   * @param onLong called as soon as it takes several batches
   * @returns undefined where the database has no versions, or others by the end
   */
  static async read(
    db: Kysely<Database>,
    database: Catalogue,
    onLong: () => void,
  ): Promise<HeldCatalogue | undefined> {
    const versions = await readCatalogueVersions(db);
    if (versions === undefined) return undefined;
    const held = new HeldCatalogue(db, database, versions);
    let batch = await readProducts(db, 0);
    if (batch.length === BATCH) onLong();
    while (batch.length > 0) {
      const last = batch.at(-1)?.id ?? 0;
      // The database reads on while this batch is put in.
      const next = batch.length < BATCH ? Promise.resolve([]) : readProducts(db, last);
      next.catch(() => undefined);
      for (const row of batch) held.#index.put(row);
      await nextTurn();
      batch = await next;
    }
    held.#index.words.order();
    await held.follow();
    return held.#versions.epoch === versions.epoch ? held : undefined;
  }

  /** True when the index holds all that these versions have. */
  isOf(versions: Versions): boolean {
    const { number, names } = this.#versions;
    return (
      number >= Number(versions.get('product') ?? Infinity) &&
      names === (versions.get('category') ?? '')
    );
  }

  /** True when these versions are of the database it was read from, as long as it is worth being followed. */
  isFollowing(versions: Versions): boolean {
    const isFull = this.#index.left > Math.max(MOST_LEFT, this.#index.columns.size / 2);
    return versions.get('catalogue') === this.#versions.epoch && !isFull;
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
      const { versions, changed } = await readChanges(this.#db, from);
      if (versions === undefined) return;
      await this.#readNames(versions);
      for (const { at, touched, product } of changed) {
        if (product === null) this.#index.remove(touched);
        else this.#index.put(product);
        this.#rows.forget(touched);
        this.#pages.forget(touched);
        last = { number: at, id: touched };
      }
      if (changed.length < BATCH) {
        this.#versions = versions;
        return;
      }
      await nextTurn();
    }
  }

  async #readNames({ names }: CatalogueVersions): Promise<void> {
    if (names === this.#versions.names && names !== '') return;
    this.#index.setNames(new Names(await readNames(this.#db)));
    this.#rows.forgetAll();
    this.#pages.forgetAll();
    this.#versions = { ...this.#versions, names };
  }
}
