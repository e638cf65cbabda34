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

/** A variant as it is stored in its product's row, for readers of products. */
export interface StoredVariant {
  id: number;
  name: string;
  code: string | null;
  original_price_paisa: number;
  price_paisa: number;
  in_stock: number;
  image: number | null;
  /** In Nepali, where it has been written. */
  name_ne?: string;
}

type TermsColumn = ColumnType<DeliveryTerms | null, undefined, string | null>;

/** A plain field has a column of its name that holds what the contract says. */
type PlainProductColumns = {
  [Field in PlainProductField]: ColumnType<
    Exclude<StaffProduct[Field], undefined>,
    ProductEdit[Field],
    ProductEdit[Field]
  >;
};

/** The tables as Kysely sees them; `tables/` and `migrations/` make them. Money is integer paisa (D10). */
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
    /** In Nepali; null where nobody has said anything, empty where the name stands for itself. */
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
    /** Path of a picture; null where the name stands for the brand. */
    logo: Generated<string | null>;
  };
  category_brand: { category_id: number; brand_id: number; position: Generated<number> };
  product: PlainProductColumns & {
    id: GeneratedAlways<number>;
    slug: string;
    brand_id: number;
    category_id: number;
    /** One of the category's own, or null. */
    subcategory_id: number | null;
    original_price_paisa: number;
    discount_percentage: Generated<number>;
    price_paisa: number;
    /** Rupees its selling price was rounded to when it was written; 0 for none. */
    price_rounding: Generated<number>;
    in_stock: number;
    images: JSONColumnType<string[]>;
    /** Follows from the rows of `product_variant`, as stock and prices then do; triggers update it. */
    variants: JSONColumnType<StoredVariant[], undefined, undefined>;
    /** The product's facts by key; those its category does not ask for stay hidden. */
    facts: JSONColumnType<Record<string, FactValue>, string | undefined>;
    /** Those in words as they stand in Nepali. */
    facts_ne: JSONColumnType<Record<string, string>, string | undefined>;
    /** The highest id a variant ever had. */
    last_variant_id: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
    /** Some in stock; a column of its own for the indexes of listings. */
    available: GeneratedAlways<boolean>;
    /** `LOW_STOCK` pieces or fewer. */
    low_stock: GeneratedAlways<boolean>;
    /** So many pieces of it, or of one of its variants, are few. */
    low_stock_limit: Generated<number>;
    is_low: GeneratedAlways<boolean>;
  };
  /** An attribute that a category asks of its products. */
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
    /** The Nepali of its words, by the English. */
    choices_ne: JSONColumnType<Record<string, string>> | null;
  };
  /** A variant, which buyers order where a product has any. */
  product_variant: {
    product_id: number;
    /** The product's own; it comes with the row. */
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
    /** Its own terms of delivery, or null for those of the country. */
    delivery: TermsColumn;
  };
  city: {
    id: GeneratedAlways<number>;
    district_id: number;
    name: string;
    name_ne: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    /** Its own terms of delivery, or null for those of its district. */
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
    /** Its texts in Nepali; none where the English stand for them. */
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
    /** Written and not published; null for none. */
    draft: string | null;
    /** Null where visitors read what Pasal came with, or English. */
    published: string | null;
    published_at: Date | null;
    published_by: string | null;
    version: Generated<number>;
  };
  /** What was published of such a text; empty where it was taken away. */
  owner_page_version: {
    id: GeneratedAlways<number>;
    kind: PageKind;
    language: TextLanguage;
    html: string;
    at: Generated<Date>;
    by_email: string;
  };
  /** The version of the area 'product' that changed a product last, or took it away; a trigger updates it. */
  product_touched: { product_id: number; number: number };
  /** The kinds of things, whatever their titles say. */
  search_kind: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    parent_id: number | null;
    /** Products of this category are of this kind where their title says nothing more exact. */
    category_id: number | null;
    version: Generated<number>;
  };
  /** People's phrases for a kind, for other words of the catalogue, or (neither) for words without meaning. */
  search_phrase: {
    id: GeneratedAlways<number>;
    phrase: string;
    kind_id: number | null;
    finds: string | null;
    /**
     * The version of a phrase that finds other words or nothing; phrases of a kind follow the kind's version.
     */
    version: Generated<number>;
  };
  /** The progress of a file of products. */
  product_import: {
    id: string;
    /** SHA-256 of its text. */
    file_hash: string;
    /** The rows up to this line are written. */
    done_line: Generated<number>;
    changed: Generated<number>;
    created_at: Generated<Date>;
  };
  /** A picture that was sent for the new products of an import. */
  product_import_picture: {
    import_id: string;
    /** As the import's rows name it. */
    name: string;
    path: string;
    created_at: Generated<Date>;
  };
}
