import { SECTIONS, type FactValue, type Section } from '@pasal/shared/contracts';
import type { ProductTexts } from './product-words';

/** A product as the index reads it from the database. */
export interface IndexedProduct extends ProductTexts {
  id: number;
  slug: string;
  brand_id: number;
  category_id: number;
  subcategory_id: number | null;
  section: Section | null;
  price_paisa: number;
  discount_percentage: number;
  is_popular: boolean;
  available: boolean;
  is_public: boolean;
  /** Microseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  updated: number;
  facts: Record<string, FactValue>;
}

/** Columns of numbers: a product has the same position in each of them. */
type NumberColumn = Int32Array | Float64Array | Uint8Array;

const FIRST_ROOM = 1024;

function enlarged<Column extends NumberColumn>(column: Column, room: number): Column {
  const larger = new (column.constructor as new (length: number) => Column)(room);
  larger.set(column);
  return larger;
}

export const sectionNumber = (section: Section | null | undefined) =>
  section === null || section === undefined ? 0 : SECTIONS.indexOf(section) + 1;

/** The columns by which products are filtered and sorted. */
export class Columns {
  id = new Int32Array(FIRST_ROOM);
  brand = new Int32Array(FIRST_ROOM);
  category = new Int32Array(FIRST_ROOM);
  /** 0 for none, as in `section`. */
  subcategory = new Int32Array(FIRST_ROOM);
  section = new Uint8Array(FIRST_ROOM);
  price = new Float64Array(FIRST_ROOM);
  discount = new Uint8Array(FIRST_ROOM);
  isPopular = new Uint8Array(FIRST_ROOM);
  isAvailable = new Uint8Array(FIRST_ROOM);
  /** 1 for a public product; 0 otherwise, also for a deleted one. */
  isPublic = new Uint8Array(FIRST_ROOM);
  created = new Float64Array(FIRST_ROOM);
  updated = new Float64Array(FIRST_ROOM);
  readonly title: string[] = [];
  /** The title on Nepali pages, or the English one if there is no other. */
  readonly nepaliTitle: string[] = [];
  readonly slug: string[] = [];
  /** Allocated positions, including those of deleted products. */
  size = 0;

  /** Allocates a position for a new product. */
  add(): number {
    if (this.size === this.id.length) this.#enlarge(this.size * 2);
    this.size += 1;
    return this.size - 1;
  }

  write(at: number, row: IndexedProduct): void {
    this.id[at] = row.id;
    this.brand[at] = row.brand_id;
    this.category[at] = row.category_id;
    this.subcategory[at] = row.subcategory_id ?? 0;
    this.section[at] = sectionNumber(row.section);
    this.price[at] = row.price_paisa;
    this.discount[at] = row.discount_percentage;
    this.isPopular[at] = Number(row.is_popular);
    this.isAvailable[at] = Number(row.available);
    this.isPublic[at] = Number(row.is_public);
    this.created[at] = row.created;
    this.updated[at] = row.updated;
    this.title[at] = row.title;
    this.nepaliTitle[at] = row.title_ne.toLowerCase() || row.title;
    this.slug[at] = row.slug;
  }

  #enlarge(room: number): void {
    this.id = enlarged(this.id, room);
    this.brand = enlarged(this.brand, room);
    this.category = enlarged(this.category, room);
    this.subcategory = enlarged(this.subcategory, room);
    this.section = enlarged(this.section, room);
    this.price = enlarged(this.price, room);
    this.discount = enlarged(this.discount, room);
    this.isPopular = enlarged(this.isPopular, room);
    this.isAvailable = enlarged(this.isAvailable, room);
    this.isPublic = enlarged(this.isPublic, room);
    this.created = enlarged(this.created, room);
    this.updated = enlarged(this.updated, room);
  }
}
