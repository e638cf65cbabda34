/** Literal numbers and value lists of products, apart from the schemas as those of `limits.ts` are. */

/** Pictures every product has (R9.2). */
export const PRODUCT_IMAGE_COUNT = 3;
/** Highest discount choice in percent; the lowest is 0 (R9.2). */
export const MAX_DISCOUNT_PERCENTAGE = 99;
/** Short forms of products that a public list can be asked for. */
export const PRODUCT_VIEWS = ['card', 'strip'] as const;
/** Rupees that selling prices may be rounded to; 0 leaves them as the discount makes them (D103). */
export const PRICE_ROUNDINGS = [0, 1, 5, 10] as const;
/** Largest price in rupees a product may have. */
export const MAX_PRICE = 100_000_000;
/** Most pieces of one product in stock. */
export const MAX_STOCK = 1_000_000;
/** The low-stock limit of a product for which nobody has said another; the database has it too. */
export const LOW_STOCK = 5;
/** The kinds of attributes: a number with its unit, one of several words, yes or no, any text. */
export const ATTRIBUTE_KINDS = ['number', 'choice', 'yes_no', 'text'] as const;
/** Most things a category may ask of its products, and most words to choose from. */
export const MAX_ATTRIBUTES = 40;
export const MAX_CHOICES = 50;
/** Most characters of an attribute's texts and of a fact's value. */
export const ATTRIBUTE_LENGTHS = { key: 40, name: 60, unit: 20, value: 200 } as const;
/** Most values a visitor may choose in all. */
export const MAX_CHOSEN_FACTS = 50;
/** Most variants of one product. */
export const MAX_VARIANTS = 100;
/** Most characters a text of a variant may have. */
export const VARIANT_FIELD_LENGTHS = { name: 100, code: 60 } as const;
/** Short texts a product may have, which everyone sees but on cards, and their most characters. */
export const PRODUCT_LINES = {
  warranty: 200,
} as const;
export type ProductLine = keyof typeof PRODUCT_LINES;
export const PRODUCT_LINE_NAMES = Object.keys(PRODUCT_LINES) as ProductLine[];
/** A record with what `valueOf` says of each of them. */
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

/** The texts of a product that may stand in Nepali as well, each under its name with `_ne` (D156). */
export type TranslatedText = 'title' | 'description' | 'additional_description' | ProductLine;
export const TRANSLATED_TEXTS: readonly TranslatedText[] = [
  'title',
  'description',
  ...PRODUCT_LINE_NAMES,
  'additional_description',
];
export const nepaliOf = <Text extends TranslatedText>(text: Text) => `${text}_ne` as const;
/** A record with what `valueOf` says of the Nepali form of each. */
export const eachNepaliText = <Value>(valueOf: (text: TranslatedText) => Value) =>
  Object.fromEntries(TRANSLATED_TEXTS.map((text) => [nepaliOf(text), valueOf(text)])) as Record<
    `${TranslatedText}_ne`,
    Value
  >;
/** A name or a fact that this pattern finds something in has words to translate; "64 GB" and "2.8 mm" have none (D175). */
export const ENGLISH_WORD = '[a-z]{3}';
/** Most characters a text of a product may have, in either language. */
export const PRODUCT_FIELD_LENGTHS = {
  ...ENGLISH_LENGTHS,
  ...eachNepaliText((text) => ENGLISH_LENGTHS[text]),
} as const;
/** Home page sections (R9.4). */
export const SECTIONS = ['new_arrivals', 'popular_items', 'weekly_deals'] as const;
/** In the place of a category: every product the shop sells. */
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
/** Sort keys of the staff's list of products; without one the newest come first, or what fits a search best (D101). */
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
