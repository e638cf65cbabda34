import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { factText, formatRupees, writeDigits } from '@pasal/shared/domain';
import * as messages from './messages';
import { PRODUCT_LINES } from './product-lines';

type ListedProduct = PublicProductsResponse['products'][number];

/** One row of the comparison; `values` have the products' order, and are empty where a product has none. */
export interface ComparisonRow {
  key: string;
  name: string;
  values: readonly string[];
  /** True when two of the products have different values. */
  differs: boolean;
}

type UncomparedRow = Omit<ComparisonRow, 'differs'>;
type Products = readonly (ListedProduct | null)[];

/** The shop's own rows: the name of each, and the value of a product. */
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

/** The variants by name, and what the cheapest and the dearest cost. */
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

/** Makes the rows of all facts of all products, in the order of the first product that has each. */
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

/**
 * Makes the rows of the comparison. A product that is gone (null) makes no difference; a row without any
 * value is left out.
 */
export function comparisonOf(products: Products): ComparisonRow[] {
  return [...ownRows(products), ...factRows(products)]
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => {
      const compared = row.values.filter((_, at) => products[at] !== null);
      return { ...row, differs: new Set(compared).size > 1 };
    });
}
