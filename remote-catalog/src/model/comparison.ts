import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { factText, formatRupees } from '@pasal/shared/domain';
import * as messages from './messages';

type ListedProduct = PublicProductsResponse['products'][number];

/** One thing the products are compared by; `values` stand in the products' order, empty where nothing is told. */
export interface ComparisonRow {
  key: string;
  name: string;
  values: readonly string[];
  /** Whether two of the products tell different things. */
  differs: boolean;
}

type Told = Omit<ComparisonRow, 'differs'>;
type Products = readonly (ListedProduct | null)[];

/** How the shop's own words for each thing are, and what a product tells of it. */
const OWN: readonly { key: string; name: string; of: (product: ListedProduct) => string }[] = [
  { key: 'price', name: messages.price, of: ({ price }) => formatRupees(price) },
  {
    key: 'discount',
    name: messages.discount,
    of: ({ discount_percentage: off }) => (off > 0 ? `${off}%` : ''),
  },
  {
    key: 'stock',
    name: messages.stock,
    of: ({ in_stock }) => (in_stock > 0 ? messages.inStock : messages.outOfStock),
  },
  { key: 'brand', name: messages.brand, of: ({ brand }) => brand },
  {
    key: 'category',
    name: messages.category,
    of: ({ category, subcategory }) => (subcategory ? `${category}, ${subcategory}` : category),
  },
  { key: 'variants', name: messages.variants, of: variantsText },
  { key: 'warranty', name: messages.warranty, of: ({ warranty }) => warranty?.trim() ?? '' },
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

function ownRows(products: Products): Told[] {
  return OWN.map(({ key, name, of }) => ({
    key,
    name,
    values: products.map((product) => (product ? of(product) : '')),
  }));
}

/** All facts of all products, in the order in which the first product that has one tells it. */
function factRows(products: Products): Told[] {
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
 * What there is to compare, row by row. A product that is gone (null) makes no difference; a row nobody
 * tells anything in is left out.
 */
export function comparisonOf(products: Products): ComparisonRow[] {
  return [...ownRows(products), ...factRows(products)]
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => {
      const told = row.values.filter((_, at) => products[at] !== null);
      return { ...row, differs: new Set(told).size > 1 };
    });
}
