import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../../db/schema';
import {
  FACTS_COLUMN,
  LISTED_COLUMNS,
  NAME_COLUMNS,
  NAME_TABLES,
  PAGE_COLUMNS,
  type ProductRow,
} from '../../product-record/product.columns';
import { IN_NEPALI } from '../../product-record/product-fields';

/** Maximum characters of cached rows, about as many bytes. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** Approximate size of a row's objects besides its texts. */
const OVERHEAD = 1500;

const SEEN = `from product ${NAME_TABLES}
  where product.id = any($1::integer[]) and product.status = 'approve'`;

/** Rows for lists, by id. */
export const FOR_LISTS = `select ${LISTED_COLUMNS}, ${NAME_COLUMNS} ${SEEN}`;
/** Rows for product pages. */
export const FOR_PAGES = `select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${FACTS_COLUMN},
  ${PAGE_COLUMNS} ${SEEN}`;

function sizeOf(row: ProductRow): number {
  const texts = IN_NEPALI.flatMap((names) => names.map((name) => row[name]?.length ?? 0));
  return OVERHEAD + 100 * row.variants.length + texts.reduce((sum, length) => sum + length, 0);
}

/** Reads from a server whose data is not older than the index. */
export type Ask = <Result>(run: (from: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** An LRU cache of product rows, until they change. */
export class KeptRows {
  readonly #ask: Ask;
  readonly #statement: string;
  readonly #rows = new LRUCache<number, ProductRow>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: sizeOf,
  });
  /** Changes whenever any row may have changed. */
  #state = 0;

  /** @param statement reads rows by id */
  constructor(ask: Ask, statement: string) {
    this.#ask = ask;
    this.#statement = statement;
  }

  forget(id: number): void {
    this.#state += 1;
    this.#rows.delete(id);
  }

  forgetAll(): void {
    this.#state += 1;
    this.#rows.clear();
  }

  /** The rows of products in this order; deleted ones are left out. */
  async find(ids: readonly number[]): Promise<ProductRow[]> {
    const rows = new Map<number, ProductRow>();
    const away: number[] = [];
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row === undefined) away.push(id);
      else rows.set(id, row);
    }
    if (away.length > 0) await this.#read(away, rows);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** Rows are not cached if a change arrived during the read: they may be outdated. */
  async #read(ids: number[], rows: Map<number, ProductRow>): Promise<void> {
    const state = this.#state;
    const read = { text: this.#statement, values: [ids] };
    for (const row of await this.#ask((from) => runStatement<ProductRow>(from, read))) {
      rows.set(row.id, row);
      if (state === this.#state) this.#rows.set(row.id, row);
    }
  }
}
