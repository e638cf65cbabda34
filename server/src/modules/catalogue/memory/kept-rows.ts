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

/** Characters of rows that are kept, about as many bytes. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** About what the objects of a row take beside its texts. */
const OVERHEAD = 1500;

const SEEN = `from product ${NAME_TABLES}
  where product.id = any($1::integer[]) and product.status = 'approve'`;

/** Rows as lists show them, by their ids. */
export const FOR_LISTS = `select ${LISTED_COLUMNS}, ${NAME_COLUMNS} ${SEEN}`;
/** Rows as their own pages show them. */
export const FOR_PAGES = `select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${FACTS_COLUMN},
  ${PAGE_COLUMNS} ${SEEN}`;

function sizeOf(row: ProductRow): number {
  const texts = IN_NEPALI.flatMap((names) => names.map((name) => row[name]?.length ?? 0));
  return OVERHEAD + 100 * row.variants.length + texts.reduce((sum, length) => sum + length, 0);
}

/** Reads from a server that is not older than what is held. */
export type Ask = <Result>(run: (from: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** The rows of products that were shown, until they change; the one shown longest ago goes first. */
export class KeptRows {
  readonly #ask: Ask;
  readonly #statement: string;
  readonly #rows = new LRUCache<number, ProductRow>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: sizeOf,
  });
  /** Another one whenever a row may be another one. */
  #state = 0;

  /** @param statement reads rows by their ids */
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

  /** The rows of products in this order; one that is gone meanwhile is left out. */
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

  /** What was read is not kept when a change came meanwhile: it may be from before it. */
  async #read(ids: number[], rows: Map<number, ProductRow>): Promise<void> {
    const state = this.#state;
    const read = { text: this.#statement, values: [ids] };
    for (const row of await this.#ask((from) => runStatement<ProductRow>(from, read))) {
      rows.set(row.id, row);
      if (state === this.#state) this.#rows.set(row.id, row);
    }
  }
}
