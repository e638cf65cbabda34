import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  ActivityAction,
  ActivityChange,
  ActivityKind,
  AttributeKind,
  DeliveryTerms,
  FactValue,
  NepaliBanner,
  PageKind,
  PlainProductField,
  PosterType,
  ProductEdit,
  StaffProduct,
  TextLanguage,
} from '@pasal/shared/contracts';
import type { PlatformDatabase } from '@pasal/platform/server/tables';
import type { CashTables } from './cash-tables';
import type { CustomerTables } from './customer-tables';
import type { OrderTables } from './order-tables';
import type { ParcelTables } from './parcel-tables';
import type { ReturnTables } from './return-tables';
import type { SearchedTables } from './searched-tables';
import type { StockTables } from './stock-tables';

/** A variant as stored in its product's row, for readers of products. */
export interface StoredVariant {
  id: number;
  name: string;
  code: string | null;
  original_price_paisa: number;
  price_paisa: number;
  in_stock: number;
  image: number | null;
  /** The Nepali name, if there is one. */
  name_ne?: string;
}

type TermsColumn = ColumnType<DeliveryTerms | null, undefined, string | null>;

/** Each plain field has a column with its name and the contract's type. */
type PlainProductColumns = {
  [Field in PlainProductField]: ColumnType<
    Exclude<StaffProduct[Field], undefined>,
    ProductEdit[Field],
    ProductEdit[Field]
  >;
};

/** The tables for Kysely; `tables/` and `migrations/` create them. Money is integer paisa (D10). */
export interface Database
  extends
    PlatformDatabase,
    SearchedTables,
    OrderTables,
    ParcelTables,
    StockTables,
    CashTables,
    ReturnTables,
    CustomerTables {
  /** The log of changes, written with each change. */
  activity: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    staff_id: number | null;
    staff_email: string;
    kind: ActivityKind;
    action: ActivityAction;
    thing_id: number | null;
    thing: string;
    changes: JSONColumnType<ActivityChange[]>;
  };
  category: {
    id: GeneratedAlways<number>;
    name: string;
    /** The Nepali name; null if undecided, empty if the name is not translated. */
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    position: Generated<number>;
  };
  /** The second level of the categories. */
  subcategory: {
    id: GeneratedAlways<number>;
    category_id: number;
    name: string;
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    position: Generated<number>;
  };
  brand: {
    id: GeneratedAlways<number>;
    name: string;
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    /** Path of a picture; null if the name is shown instead. */
    logo: Generated<string | null>;
  };
  category_brand: { category_id: number; brand_id: number; position: Generated<number> };
  product: PlainProductColumns & {
    id: GeneratedAlways<number>;
    slug: string;
    brand_id: number;
    category_id: number;
    /** A subcategory of its category, or null. */
    subcategory_id: number | null;
    original_price_paisa: number;
    discount_percentage: Generated<number>;
    price_paisa: number;
    /** The rounding of its selling price when it was written, in rupees; 0 for none. */
    price_rounding: Generated<number>;
    in_stock: number;
    images: JSONColumnType<string[]>;
    /** Derived from the rows of `product_variant`, as are stock and prices then; triggers update it. */
    variants: JSONColumnType<StoredVariant[], undefined, undefined>;
    /** The product's facts by key; those that are no attributes of its category are hidden. */
    facts: JSONColumnType<Record<string, FactValue>, string | undefined>;
    /** The Nepali texts of textual facts. */
    facts_ne: JSONColumnType<Record<string, string>, string | undefined>;
    /** The highest variant id so far. */
    last_variant_id: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
    /** Whether it is in stock; a separate column for the indexes of listings. */
    available: GeneratedAlways<boolean>;
    /** `LOW_STOCK` pieces or fewer. */
    low_stock: GeneratedAlways<boolean>;
    /** At this stock or less, the product or one of its variants is low. */
    low_stock_limit: Generated<number>;
    is_low: GeneratedAlways<boolean>;
  };
  /** An attribute of a category's products. */
  category_attribute: {
    category_id: number;
    key: string;
    name: string;
    kind: AttributeKind;
    unit: string | null;
    choices: string[];
    filterable: boolean;
    position: number;
    name_ne: Generated<string | null>;
    unit_ne: Generated<string | null>;
    /** The Nepali texts of its options, by the English. */
    choices_ne: JSONColumnType<Record<string, string>> | null;
  };
  /** A variant, which buyers order if a product has any. */
  product_variant: {
    product_id: number;
    /** Unique within the product; provided by the writer. */
    id: number;
    name: string;
    code: string | null;
    code_key: GeneratedAlways<string | null>;
    /** Before the product's discount. */
    original_price_paisa: number;
    in_stock: number;
    image: number | null;
    position: Generated<number>;
    name_ne: Generated<string | null>;
  };
  district: {
    id: GeneratedAlways<number>;
    name: string;
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    /** Its own delivery terms, or null for those of the country. */
    delivery: TermsColumn;
  };
  city: {
    id: GeneratedAlways<number>;
    district_id: number;
    name: string;
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    /** Its own delivery terms, or null for those of its district. */
    delivery: TermsColumn;
  };
  banner: {
    id: GeneratedAlways<number>;
    position: Generated<number>;
    discount: Generated<string>;
    title: Generated<string>;
    date_range: Generated<string>;
    image: Generated<string>;
    title2: Generated<string>;
    title3: Generated<string>;
    title4: Generated<string>;
    /** Its Nepali texts; null if there are none. */
    ne: JSONColumnType<NepaliBanner> | null;
  };
  poster: {
    id: GeneratedAlways<number>;
    type: PosterType;
    position: Generated<number>;
    images: JSONColumnType<string[]>;
  };
  site_setting: {
    key: string;
    value: JSONColumnType<object>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  /** A page's text in one language, once the owner has saved one. */
  owner_page: {
    kind: PageKind;
    language: TextLanguage;
    /** The unpublished draft; null for none. */
    draft: string | null;
    /** Null if visitors read the default text, or the English one. */
    published: string | null;
    published_at: Date | null;
    published_by: string | null;
    version: Generated<number>;
  };
  /** A published version of such a text; empty if it was removed. */
  owner_page_version: {
    id: GeneratedAlways<number>;
    kind: PageKind;
    language: TextLanguage;
    html: string;
    at: Generated<Date>;
    by_email: string;
  };
  /** The version of the area 'product' that last changed or deleted a product; updated by a trigger. */
  product_touched: { product_id: number; number: number };
  /** The kinds of products, whatever their titles say. */
  search_kind: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    parent_id: number | null;
    /** Products of this category are of this kind if their title gives nothing more specific. */
    category_id: number | null;
    version: Generated<number>;
  };
  /** Search phrases for a kind, for other words of the catalogue, or (neither) for words without meaning. */
  search_phrase: {
    id: GeneratedAlways<number>;
    phrase: string;
    kind_id: number | null;
    finds: string | null;
    /** The version of a phrase without a kind; those of a kind use the kind's version. */
    version: Generated<number>;
  };
  /** The progress of a product import. */
  product_import: {
    id: string;
    /** SHA-256 of its text. */
    file_hash: string;
    /** All rows up to this line are written. */
    done_line: Generated<number>;
    changed: Generated<number>;
    created_at: Generated<Date>;
  };
  /** A picture uploaded for the new products of an import. */
  product_import_picture: {
    import_id: string;
    /** Its name in the import's rows. */
    name: string;
    path: string;
    created_at: Generated<Date>;
  };
}
