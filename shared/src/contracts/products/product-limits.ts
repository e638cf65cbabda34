/** Literal numbers and value lists of products, separate from the schemas as in `limits.ts`. */

/** Pictures per product (R9.2). */
export const PRODUCT_IMAGE_COUNT = 3;
/** Highest discount choice in percent; the lowest is 0 (R9.2). */
export const MAX_DISCOUNT_PERCENTAGE = 99;
/** Short forms of products in public lists. */
export const PRODUCT_VIEWS = ['card', 'strip'] as const;
/** Rounding steps of selling prices in rupees; 0 disables rounding (D103). */
export const PRICE_ROUNDINGS = [0, 1, 5, 10] as const;
/** Maximum product price in rupees. */
export const MAX_PRICE = 100_000_000;
/** Maximum stock of a product. */
export const MAX_STOCK = 1_000_000;
/** The default low-stock limit of a product; the database has the same default. */
export const LOW_STOCK = 5;
/** Attribute types: a number with its unit, a choice, yes or no, free text. */
export const ATTRIBUTE_KINDS = ['number', 'choice', 'yes_no', 'text'] as const;
/** Maximum attributes per category, and options per attribute. */
export const MAX_ATTRIBUTES = 40;
export const MAX_CHOICES = 50;
/** Maximum lengths of an attribute's texts and of a fact's value. */
export const ATTRIBUTE_LENGTHS = { key: 40, name: 60, unit: 20, value: 200 } as const;
/** Maximum facts a visitor may select in total. */
export const MAX_CHOSEN_FACTS = 50;
/** Maximum variants per product. */
export const MAX_VARIANTS = 100;
/** Maximum lengths of a variant's texts. */
export const VARIANT_FIELD_LENGTHS = { name: 100, code: 60 } as const;
/** Optional short texts of a product, shown everywhere but on cards, with their maximum lengths. */
export const PRODUCT_LINES = {
  warranty: 200,
} as const;
export type ProductLine = keyof typeof PRODUCT_LINES;
export const PRODUCT_LINE_NAMES = Object.keys(PRODUCT_LINES) as ProductLine[];
/** A record with the value of `valueOf` for each. */
export const eachProductLine = <Value>(valueOf: (name: ProductLine) => Value) =>
  Object.fromEntries(PRODUCT_LINE_NAMES.map((name) => [name, valueOf(name)])) as Record<
    ProductLine,
    Value
  >;
const ENGLISH_LENGTHS = {
  ...PRODUCT_LINES,
  title: 200,
  brand: 200,
  category: 200,
  subcategory: 200,
  description: 5000,
  additional_description: 100_000,
  remarks: 2000,
} as const;

/** The product texts that can have a Nepali form, stored with the suffix `_ne` (D156). */
export type TranslatedText = 'title' | 'description' | 'additional_description' | ProductLine;
export const TRANSLATED_TEXTS: readonly TranslatedText[] = [
  'title',
  'description',
  ...PRODUCT_LINE_NAMES,
  'additional_description',
];
export const nepaliOf = <Text extends TranslatedText>(text: Text) => `${text}_ne` as const;
/** A record with the value of `valueOf` for each Nepali text. */
export const eachNepaliText = <Value>(valueOf: (text: TranslatedText) => Value) =>
  Object.fromEntries(TRANSLATED_TEXTS.map((text) => [nepaliOf(text), valueOf(text)])) as Record<
    `${TranslatedText}_ne`,
    Value
  >;
/** A name or fact that matches this pattern needs translation; "64 GB" and "2.8 mm" don't (D175). */
export const ENGLISH_WORD = '[a-z]{3}';
/** Maximum lengths of a product's texts, in either language. */
export const PRODUCT_FIELD_LENGTHS = {
  ...ENGLISH_LENGTHS,
  ...eachNepaliText((text) => ENGLISH_LENGTHS[text]),
} as const;
/** Home page sections (R9.4). */
export const SECTIONS = ['new_arrivals', 'popular_items', 'weekly_deals'] as const;
/** Used as a category: all products of the shop. */
export const ALL_PRODUCTS = 'all';
/** Stored product states; shown Pending, Approved, Canceled (R4.1). */
export const PRODUCT_STATUSES = ['pending', 'approve', 'cancel'] as const;
/** Sort keys of the public listing (A6, D5). */
export const PRODUCT_SORTS = [
  'featured',
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
] as const;
/** Sort keys of the staff's product list; by default newest first, or best match for a search (D101). */
export const STAFF_PRODUCT_SORTS = [
  'id_asc',
  'id_desc',
  'title_asc',
  'title_desc',
  'category_asc',
  'category_desc',
  'brand_asc',
  'brand_desc',
  'price_asc',
  'price_desc',
  'stock_asc',
  'stock_desc',
  'status_asc',
  'status_desc',
] as const;

export type Section = (typeof SECTIONS)[number];
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number];
