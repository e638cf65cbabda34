import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { factText, formatRupees, writeDigits } from '@pasal/shared/domain';
import * as messages from './messages';
import { PRODUCT_LINES } from './product-lines';

type ListedProduct = PublicProductsResponse['products'][number];

/** One row of the comparison; `values` are in the products' order, empty for products without one. */
export interface ComparisonRow {
  key: string;
  name: string;
  values: readonly string[];
  /** True if any two products differ. */
  differs: boolean;
}

type UncomparedRow = Omit<ComparisonRow, 'differs'>;
type Products = readonly (ListedProduct | null)[];

/** The built-in rows: each one's name, and its value for a product. */
const OWN: readonly { key: string; name: string; of: (product: ListedProduct) => string }[] = [
  { key: 'price', name: messages.price, of: ({ price }) => formatRupees(price) },
  {
    key: 'discount',
    name: messages.discount,
    of: ({ discount_percentage: off }) => (off > 0 ? `${writeDigits(off)}%` : ''),
  },
  {
    key: 'stock',
    name: messages.stock,
    of: ({ in_stock }) => (in_stock > 0 ? messages.inStock : messages.outOfStock),
  },
  { key: 'brand', name: messages.brand, of: ({ brand, brand_label = brand }) => brand_label },
  {
    key: 'category',
    name: messages.category,
    of: ({ category, category_label = category, subcategory, subcategory_label = subcategory }) =>
      subcategory_label ? `${category_label}, ${subcategory_label}` : category_label,
  },
  { key: 'variants', name: messages.variants, of: variantsText },
  ...PRODUCT_LINES.map(({ name: key, label: name }) => ({
    key,
    name,
    of: (product: ListedProduct) => product[key]?.trim() ?? '',
  })),
];

/** The variants by name, with the lowest and highest price. */
function variantsText({ variants }: ListedProduct): string {
  if (variants.length === 0) return '';
  const prices = variants.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range =
    least === most ? formatRupees(least) : messages.range(formatRupees(least), formatRupees(most));
  return `${variants.map(({ name }) => name).join(', ')}: ${range}`;
}

function ownRows(products: Products): UncomparedRow[] {
  return OWN.map(({ key, name, of }) => ({
    key,
    name,
    values: products.map((product) => (product ? of(product) : '')),
  }));
}

/** Makes the rows of all products' facts, in the order of their first appearance. */
function factRows(products: Products): UncomparedRow[] {
  const all = products.flatMap((product) => product?.facts ?? []);
  return [...new Set(all.map(({ key }) => key))].map((key) => ({
    key: `fact ${key}`,
    name: all.find((fact) => fact.key === key)?.name ?? key,
    values: products.map((product) => {
      const fact = product?.facts?.find((each) => each.key === key);
      return fact ? factText(fact) : '';
    }),
  }));
}

/** Makes the comparison's rows. A removed product (null) doesn't count as a difference; a row without values is omitted. */
export function comparisonOf(products: Products): ComparisonRow[] {
  return [...ownRows(products), ...factRows(products)]
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => {
      const compared = row.values.filter((_, at) => products[at] !== null);
      return { ...row, differs: new Set(compared).size > 1 };
    });
}
