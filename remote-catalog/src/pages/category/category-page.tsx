import { useParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, Button, Container, StateView } from '@pasal/shared/ui';
import { ListingFilters } from '../../features/listing-filters/listing-filters';
import { FilterChips } from '../../features/listing/filter-chips';
import { ListingBar } from '../../features/listing/listing-bar';
import { ListingResults } from '../../features/listing/listing-results';
import { Heading } from '../../features/listing/listing.styles';
import * as listing from '../../features/listing/messages';
import { breadcrumbThing, categoryStep } from '../../features/structured-data/structured-data';
import { noFilters, searchOf, type ListingFilters as Filters } from '../../model/listing-filters';
import * as s from './category-page.styles';
import * as messages from './messages';
import { useCategoryListing } from './use-category-listing';

/** R2.47 */
function NothingFits({ onFilters }: { onFilters: (filters: Filters) => void }) {
  return (
    <StateView title={listing.empty}>
      <Button variant="secondary" onClick={() => onFilters(noFilters)}>
        {listing.reset}
      </Button>
    </StateView>
  );
}

function Listing() {
  const page = useCategoryListing();
  const { data, error, isFetching, refetch, filters, setFilters } = page;
  const { label, canonical, selection, place, categories } = page;
  // Brands are counted before filters: where there are none, there is no such category, or nothing in it.
  const hasGoods = data !== undefined && data.facets.brands.length > 0;
  const parent = place?.child && place.category;
  const trail = [
    { label: messages.home, to: paths.home() },
    ...(parent ? [categoryStep(parent.name)] : []),
    { label },
  ];
  return (
    <Container>
      <PageHead
        title={label}
        description={messages.description(label)}
        {...(hasGoods && { canonical })}
        things={data && ((addressOf) => [breadcrumbThing(trail, canonical, addressOf)])}
      />
      <Breadcrumb trail={trail} />
      <Heading>{label}</Heading>
      {selection !== null && (
        <s.Selected>
          {messages.selected} <strong>{selection}</strong>
        </s.Selected>
      )}
      <s.Columns>
        <ListingFilters
          facets={data?.facets}
          categories={place && categories && { all: categories, place }}
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
          <FilterChips filters={filters} onFilters={setFilters} />
          <ListingResults
            data={data}
            error={error}
            isFetching={isFetching}
            onRetry={refetch}
            page={filters.page}
            searchOfPage={(to) => searchOf({ ...filters, page: to }).toString()}
            empty={<NothingFits onFilters={setFilters} />}
          />
        </s.Main>
      </s.Columns>
    </Container>
  );
}

/** /product-category/{category}. Another category is another list: nothing of the last one stays. */
export function CategoryPage() {
  const { category } = useParams();
  return <Listing key={category} />;
}
