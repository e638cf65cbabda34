import type { Kysely } from 'kysely';
import { nepaliOf, PRODUCT_LINE_NAMES, SECTIONS, type Attribute } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { listAttributes } from '../../categories/attribute.repository';
import { listCategories } from '../../categories/category.repository';
import { CSV_START, csvLine } from '../../csv';
import * as messages from '../../product-record/messages';
import { PRODUCT_FIELDS, type CellField } from '../../product-record/product-fields';
import { FACT_COLUMN, NEPALI_FACT_COLUMN, REMARK } from './product-import-rows';

/** The columns of a new product, in the order in which people fill them in. */
const COLUMNS = [
  'title',
  'category',
  'subcategory',
  'brand',
  'original_price',
  'discount_percentage',
  'in_stock',
  'pictures',
  'description',
  ...PRODUCT_LINE_NAMES,
  'section',
  'fast_delivery',
  'title_ne',
  'description_ne',
  ...PRODUCT_LINE_NAMES.map(nepaliOf),
] as const satisfies (CellField | 'pictures')[];

function hintOfFact({ name, kind, unit, choices }: Attribute): string {
  if (kind === 'yes_no') return `${name}: yes or no`;
  if (kind === 'choice') return `${name}: ${choices.join(', ')}`;
  return unit === null ? name : `${name} in ${unit}`;
}

const oneOf = (names: readonly string[]) => `One of: ${[...new Set(names)].join(', ')}`;

/**
 * A CSV template for new products. The first line names the columns; the second explains each, in the shop's terms, and begins with a mark
 * that makes the import skip it.
 */
export async function importSheet(
  db: Kysely<Database>,
  { category }: { category?: string },
): Promise<string> {
  const isWanted = ({ name }: { name: string }) =>
    category === undefined || name.toLowerCase() === category.toLowerCase();
  const categories = (await listCategories(db, 'en')).filter(isWanted);
  const asked = (await listAttributes(db)).categories.filter(isWanted);
  const attributes = new Map(
    asked.flatMap(({ attributes: all }) => all.map((each) => [each.key, each] as const)),
  );
  const hints: Partial<Record<(typeof COLUMNS)[number], string>> = {
    category: oneOf(categories.map(({ name }) => name)),
    subcategory: oneOf(categories.flatMap(({ children }) => children.map(({ name }) => name))),
    brand: oneOf(categories.flatMap(({ brands }) => brands.map(({ name }) => name))),
    pictures: messages.sheetPictures,
    section: `${oneOf(SECTIONS)}; or empty`,
  };
  const hintOf = (column: (typeof COLUMNS)[number]) =>
    hints[column] ?? (column === 'pictures' ? '' : (PRODUCT_FIELDS[column].cell?.en ?? ''));
  const facts = [...attributes.values()];
  const inWords = facts.filter(({ kind }) => kind === 'text');
  const heading = [
    ...COLUMNS,
    ...facts.map(({ key }) => `${FACT_COLUMN}${key}`),
    ...inWords.map(({ key }) => `${NEPALI_FACT_COLUMN}${key}`),
  ];
  const [title = '', ...others] = [
    ...COLUMNS.map(hintOf),
    ...facts.map(hintOfFact),
    ...inWords.map(({ name }) => `${name} in Nepali`),
  ];
  return `${CSV_START}${csvLine(heading)}${csvLine([`${REMARK} ${title}`, ...others])}`;
}
