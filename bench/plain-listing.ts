import type { PublicProductQuery } from '@pasal/shared/contracts';
import { runStatement, Values } from '../core/db/statement';
import {
  SHOWN_COLUMNS,
  orderingOf,
  pageOf,
  priceRange,
  tickedBrands,
  withinPrices,
  withinScope,
} from '../server/src/modules/product/listing/listing-parts';
import type { ListingScope } from '../server/src/modules/product/listing/scope';
import { NAME_TABLES } from '../server/src/modules/product/product.columns';
import type { ConnectedDatabase } from '../server/src/db/connect';

type Db = ConnectedDatabase['db'];
type Build = (values: Values) => string;

interface BrandFacet {
  name: string;
  total: number;
  lowest: string;
  highest: string;
}

function read<Row>(db: Db, build: Build): Promise<Row[]> {
  const values = new Values();
  const text = build(values);
  return runStatement<Row>(db, { text, values: values.list });
}

/** The products, which have an index in this order. */
const page = (db: Db, filters: Build, query: PublicProductQuery) =>
  read(
    db,
    (values) => `select ${SHOWN_COLUMNS} from product ${NAME_TABLES} where ${filters(values)}
      order by ${orderingOf(query.sort, 'product.id')} ${pageOf(query, values)}`,
  );

const facets = (db: Db, scope: ListingScope) =>
  read<BrandFacet>(
    db,
    (values) => `select brand.name, count(*)::integer as total, min(price_paisa) as lowest,
        max(price_paisa) as highest
      from product join brand on brand.id = product.brand_id where ${withinScope(scope, values)}
      group by brand.name order by lower(brand.name) collate "C", brand.name`,
  );

/**
 * Reads one page of a listing without any stored count: the products, their facets, and a count where they
 * are filtered.
 */
export async function plainListing(db: Db, scope: ListingScope, query: PublicProductQuery) {
  const prices = priceRange(query);
  const filters = (values: Values) => {
    const brands = tickedBrands(query, values);
    return [
      withinScope(scope, values),
      ...(brands === undefined ? [] : [`product.brand_id = ${brands}`]),
      ...(prices === undefined ? [] : [withinPrices(prices, values)]),
    ].join(' and ');
  };
  const products = await page(db, filters, query);
  const brands = await facets(db, scope);
  const isFiltered = prices !== undefined || query.brand !== undefined;
  const [counted] = isFiltered
    ? await read<{ total: number }>(
        db,
        (values) => `select count(*)::integer as total from product where ${filters(values)}`,
      )
    : [{ total: brands.reduce((sum, { total }) => sum + total, 0) }];
  return { products, brands, total: counted?.total ?? 0 };
}
