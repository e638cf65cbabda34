import type { Selectable } from 'kysely';
import type { StoredFact } from './fact-words';
import type { Database } from '../../db/schema';
import {
  CARD_FIELDS,
  LISTED_FIELDS,
  NEPALI_FIELDS,
  STAFF_FIELDS,
  type FieldSeenBy,
} from './product-fields';

type Stored = Selectable<Database['product']>;

/** List columns whose values the presenter converts for the response. */
const OWN_COLUMNS = [
  'id',
  'slug',
  'price_paisa',
  'original_price_paisa',
  'discount_percentage',
  'in_stock',
  'images',
  'variants',
] as const satisfies (keyof Stored)[];
const OWN_STAFF_COLUMNS = [
  'created_at',
  'updated_at',
  'version',
] as const satisfies (keyof Stored)[];

type OwnColumn = (typeof OWN_COLUMNS)[number];
type OwnStaffColumn = (typeof OWN_STAFF_COLUMNS)[number];

/** Public columns of a product as read from the database; lists leave out `additional_description`. */
export interface ProductRow
  extends
    Pick<Stored, OwnColumn | FieldSeenBy<'everyone' | 'lists' | 'nepali'>>,
    Partial<Pick<Stored, FieldSeenBy<'product-page' | 'nepali-page'>>> {
  brand: string;
  category: string;
  subcategory: string | null;
  /** The Nepali names, if any. */
  brand_ne: string | null;
  category_ne: string | null;
  subcategory_ne: string | null;
  /** Only set when a single product is read; visitors' lists leave it out. */
  facts?: StoredFact[];
}

export interface StaffProductRow
  extends ProductRow, Pick<Stored, OwnStaffColumn | FieldSeenBy<'staff'>> {
  /** Only set in lists. */
  lacks_nepali?: boolean;
}

const columns = (names: readonly (keyof Stored)[]) =>
  names.map((name) => `product.${name}`).join(', ');

const LISTED = [...OWN_COLUMNS, ...CARD_FIELDS, ...LISTED_FIELDS, ...NEPALI_FIELDS];
const NAMES = [
  'brand.name as brand',
  'brand.name_ne as brand_ne',
  'category.name_ne as category_ne',
  'subcategory.name_ne as subcategory_ne',
  'category.name as category',
  'subcategory.name as subcategory',
];

/** Columns of the table `product` that everyone sees in lists. */
export const LISTED_COLUMNS = columns(LISTED);

/** Names from joined tables. */
export const NAME_COLUMNS = NAMES.join(', ');

/** A null for each of `LISTED_COLUMNS` and `NAME_COLUMNS`, for a row without a product. */
export const NO_PRODUCT = [...LISTED, ...NAMES].map(() => 'null').join(', ');

/** The long texts, which only the product's own page shows. */
export const PAGE_COLUMNS = columns(['additional_description', 'additional_description_ne']);

/** Columns that only staff see. */
export const STAFF_COLUMNS = columns([...STAFF_FIELDS, ...OWN_STAFF_COLUMNS]);

/** The facts of a product that are attributes of its category, in the category's words and order; others are hidden. */
export const FACTS_COLUMN = `(
  select coalesce(jsonb_agg(jsonb_build_object('key', asked.key, 'name', asked.name, 'kind', asked.kind,
    'unit', asked.unit, 'value', product.facts -> asked.key, 'name_ne', asked.name_ne,
    'unit_ne', asked.unit_ne, 'value_ne', case asked.kind when 'text' then product.facts_ne ->> asked.key
      else asked.choices_ne ->> (product.facts ->> asked.key) end) order by asked.position, asked.key), '[]')
  from category_attribute as asked
  where product.facts <> '{}' and asked.category_id = product.category_id
    and jsonb_typeof(product.facts -> asked.key) =
      case asked.kind when 'number' then 'number' when 'yes_no' then 'boolean' else 'string' end
  ) as facts`;

export const NAME_TABLES = `
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id
  left join subcategory on subcategory.id = product.subcategory_id`;
