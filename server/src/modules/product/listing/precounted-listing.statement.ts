import type { PublicProductQuery } from '@pasal/shared/contracts';
import { splitByBands, type PriceRange } from '../../../db/price-bands';
import { Values, type Statement } from '@pasal/core/db/statement';
import {
  NO_SUMMARY,
  SHOWN_COLUMNS,
  orderingOf,
  pageOf,
  priceRange,
  tickedBrands,
  withinPrices,
  withinScope,
} from './listing-parts';
import { NAME_TABLES, NO_PRODUCT } from '../product.columns';
import { countedFacts, furtherFilters, keptFacts, NO_FACTS } from './fact-filters';
import { facetKey } from './listing-scope';
import type { ListingScope } from './scope';

/** The facets of everything, a section or a category, as the database keeps them. */
function keptFacets(key: string, values: Values): string {
  return `select total, brands, min_paisa, max_paisa from listing_facet
    where scope = ${values.add(key)}`;
}

/** The facets of one brand: itself. */
function brandFacets(brandId: number, values: Values): string {
  const id = values.add(brandId);
  const prices = `from product where status = 'approve' and brand_id = ${id}`;
  return `select tally.total,
      json_build_array(json_build_object('name', brand.name, 'total', tally.total)) as brands,
      (select min(price_paisa) ${prices}) as min_paisa,
      (select max(price_paisa) ${prices}) as max_paisa
    from tally join brand on brand.id = tally.key
    where tally.kind = 'brands of all' and tally.key = ${id}`;
}

/** Whole bands of prices are counted already; only the rests of the range are counted now. */
function totalOfPrices(range: PriceRange, key: string, within: string, values: Values): string {
  const { bands, rests } = splitByBands(range);
  const kept = bands
    ? [
        `(select coalesce(sum(total), 0) from tally
          where kind = ${values.add(`prices of ${key}`)}
            and key between ${values.add(bands.first)} and ${values.add(bands.last)})`,
      ]
    : [];
  const counted = rests.map(
    (rest) => `(select count(*) from product where ${within} and ${withinPrices(rest, values)})`,
  );
  return [...kept, ...counted, '0'].join(' + ');
}

interface Page {
  filters: string;
  ordering: string;
  bounds: string;
}

/** Products in their order; `from` is what `product` stands for. */
const shown = ({ filters, ordering, bounds }: Page, from = 'product') => `
  (select ${SHOWN_COLUMNS}, ${NO_SUMMARY} from ${from} ${NAME_TABLES}
    where ${filters} order by ${ordering} ${bounds})`;

const taken = (condition: string) => `(select ${condition} from counted, facet)`;

/**
 * Where many prices fit, the first that fit are soon met on a walk in the order asked for; where few do,
 * they are better fetched and sorted. Only the number counted decides which, so the statement holds both
 * ways and the database takes one.
 */
function shownOfPrices(page: Page, prices: PriceRange, within: string, values: Values): string {
  const soonMet = 'counted.total::float8 * counted.total >= 20 * facet.total::float8';
  // In this form the condition keeps the database from the index of prices, and lets it expect many.
  const met = `coalesce(${withinPrices(prices, values)}, false)`;
  const walk = shown({ ...page, filters: `${taken(soonMet)} and ${within} and ${met}` });
  // `offset 0` has the products fetched before they are sorted.
  const fetched = `(select * from product
    where ${taken(`not ${soonMet}`)} and ${page.filters} offset 0) as product`;
  return `${walk} union all ${shown({ ...page, filters: 'true' }, fetched)}`;
}

/**
 * One page of a listing whose facets the database keeps, in one statement: the products in their
 * order, then one row without a product that has total and facets.
 */
export function precountedListing(scope: ListingScope, query: PublicProductQuery): Statement {
  const values = new Values();
  const key = facetKey(scope);
  const facets =
    key === undefined ? brandFacets(scope.brandId ?? 0, values) : keptFacets(key, values);
  const within = withinScope(scope, values);
  const brands = tickedBrands(query, values);
  const prices = priceRange(query);
  const { sort } = query;
  const ofBrandsAndPrices = [
    within,
    ...(brands === undefined ? [] : [`product.brand_id = ${brands}`]),
    ...(prices === undefined ? [] : [withinPrices(prices, values)]),
  ].join(' and ');
  const further = furtherFilters(query, values);
  const page = {
    filters: [ofBrandsAndPrices, ...further].join(' and '),
    ordering: orderingOf(sort, 'product.id'),
    bounds: pageOf(query, values),
  };
  const isFurther = further.length > 0;
  const isWhole = brands === undefined && prices === undefined && !isFurther;
  const isPricesOnly =
    key !== undefined && prices !== undefined && brands === undefined && !isFurther;
  const facts = () => {
    if (key === undefined) return NO_FACTS;
    if (isWhole) return keptFacts(scope, key, values);
    return countedFacts(scope, query, { from: 'product', filters: ofBrandsAndPrices, values });
  };
  const total = () => {
    if (isWhole) return 'facet.total';
    if (isPricesOnly) return totalOfPrices(prices, key, within, values);
    if (key === undefined || prices !== undefined || isFurther) {
      return `(select count(*) from product where ${page.filters})`;
    }
    return `(select coalesce(sum(total), 0) from tally
      where kind = ${values.add(`brands of ${key}`)} and key = ${brands})`;
  };
  const isAlongPrices = sort === 'price_asc' || sort === 'price_desc';
  const products =
    isPricesOnly && !isAlongPrices ? shownOfPrices(page, prices, within, values) : shown(page);
  const text = `
    with facet as (${facets}),
    counted as (select ${total()} as total from facet)
    ${products}
    union all
    select ${NO_PRODUCT}, counted.total::integer, facet.min_paisa, facet.max_paisa, facet.brands,
      ${facts()}
    from facet, counted`;
  return { text, values: values.list };
}
