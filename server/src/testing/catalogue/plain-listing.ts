import type { PublicProductQuery } from '@pasal/shared/contracts';
import { Values, type Statement } from '@pasal/core/db/statement';
import type { ListingScope } from '../../modules/catalogue/listing/scope';
import { priceRange } from '../../modules/catalogue/listing/price-range';
import { NAME_TABLES, NO_PRODUCT } from '../../modules/product-record/product.columns';
import type { Understood } from '../../modules/catalogue/search/understand-search';
import { countedFacts, furtherFilters, hasFurtherFilters } from './plain-facts';
import {
  NO_SUMMARY,
  SHOWN_COLUMNS,
  orderingOf,
  pageOf,
  tickedBrands,
  withinPrices,
  withinScope,
} from './plain-parts';
import { searchHits } from './plain-search';

const COUNTED_COLUMNS = `product.id, product.title, product.brand_id, product.price_paisa,
  product.is_popular, product.available, product.created_at`;

/** The listing has the columns for counting facts only where they are needed. */
function columnsFor({ categoryId, subcategoryId }: ListingScope, query: PublicProductQuery) {
  const isWithin = categoryId !== undefined || subcategoryId !== undefined;
  const areNeeded = isWithin || hasFurtherFilters(query);
  return areNeeded
    ? `${COUNTED_COLUMNS}, product.discount_percentage, product.facts`
    : COUNTED_COLUMNS;
}

/** Best matches first, unless the visitor asked for an order. */
function resultOrdering({ sort = 'featured', search }: PublicProductQuery): string {
  const ordering = orderingOf(sort);
  return search !== undefined && sort === 'featured'
    ? `aside, available desc, tier, ${ordering}`
    : ordering;
}

/**
 * One page of a search's results, or of a listing whose facets are not stored, counted now, in one
 * statement. Its rows are those of `precountedListing`.
 */
export function countedListing(
  scope: ListingScope,
  query: PublicProductQuery,
  understood?: Understood,
): Statement {
  const values = new Values();
  const within = withinScope(scope, values);
  const columns = columnsFor(scope, query);
  const listing =
    query.search === undefined || understood === undefined
      ? `listing as materialized (
          select ${columns}, 1 as tier from product where ${within})`
      : searchHits({
          name: 'listing',
          typed: query.search,
          understood,
          columns,
          within,
          values,
        });
  const brands = tickedBrands(query, values);
  const prices = priceRange(query);
  const ofBrandsAndPrices = [
    'true',
    ...(brands === undefined ? [] : [`brand_id = ${brands}`]),
    ...(prices === undefined ? [] : [withinPrices(prices, values)]),
  ].join(' and ');
  const filters = [ofBrandsAndPrices, ...furtherFilters(query, values)].join(' and ');
  const from = { from: 'listing', filters: ofBrandsAndPrices, values };
  const ordering = resultOrdering(query);
  const text = `
    with ${listing},
    filtered as (select * from listing where ${filters}),
    page as (
      select id, row_number() over (order by ${ordering}) as place
      from filtered order by ${ordering} ${pageOf(query, values)}
    ),
    facet as (
      select brand.name, brand.name_ne, count(*) as total
      from listing join brand on brand.id = listing.brand_id group by brand.id
    )
    (select ${SHOWN_COLUMNS}, ${NO_SUMMARY}
      from page join product on product.id = page.id ${NAME_TABLES} order by place)
    union all
    select ${NO_PRODUCT}, (select count(*) from filtered)::integer, min(price_paisa),
      max(price_paisa), (
        select coalesce(json_agg(json_build_object('name', name, 'name_ne', name_ne, 'total', total)
          order by lower(name) collate "C", name), '[]') from facet
      ), ${countedFacts(scope, query, from)}
    from listing`;
  return { text, values: values.list };
}
