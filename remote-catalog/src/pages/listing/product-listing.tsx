import { Button, StateView } from '@pasal/shared/ui';
import type { CategoryLinksProps } from '../../features/listing-filters/category-links';
import { ListingFilters } from '../../features/listing-filters/listing-filters';
import { FilterChips } from '../../features/listing/filter-chips';
import { ListingBar } from '../../features/listing/listing-bar';
import { ListingResults } from '../../features/listing/listing-results';
import * as messages from '../../features/listing/messages';
import { noFilters } from '../../model/listing-filters';
import * as s from './product-listing.styles';
import type { Listing } from './use-listing';

interface ProductListingProps {
  listing: Listing;
  /** The list's position among the categories; absent for a search. */
  categories?: CategoryLinksProps | undefined;
}

/** The common part of product list pages: filters on the left, sort, chips, cards, pagination (T22). */
export function ProductListing({ listing, categories }: ProductListingProps) {
  const { data, error, isFetching, refetch, filters, setFilters, searchOfPage } = listing;
  /** R2.47 */
  const nothingFits = (
    <StateView title={messages.empty}>
      <Button variant="secondary" onClick={() => setFilters(noFilters)}>
        {messages.reset}
      </Button>
    </StateView>
  );
  return (
    <s.Columns>
      <ListingFilters
        facets={data?.facets}
        categories={categories}
        waiting={isFetching}
        total={data?.total ?? 0}
        filters={filters}
        onFilters={setFilters}
      />
      <s.Main>
        <ListingBar
          total={data?.total}
          sort={filters.sort}
          onSort={(sort) => setFilters({ ...filters, sort, page: 1 })}
        />
        <FilterChips
          filters={filters}
          facts={data?.facets.facts}
          brands={data?.facets.brands}
          onFilters={setFilters}
        />
        <ListingResults
          data={data}
          error={error}
          isFetching={isFetching}
          onRetry={refetch}
          page={filters.page}
          searchOfPage={searchOfPage}
          empty={nothingFits}
        />
      </s.Main>
    </s.Columns>
  );
}
