import type { Facets } from '@pasal/shared/contracts';
import { Skeleton } from '@pasal/shared/ui';
import type { ListingFilters as Filters } from '../../model/listing-filters';
import { CategoryLinks, type CategoryLinksProps } from './category-links';
import { FilterDrawer } from './filter-drawer';
import { FilterPanel } from './filter-panel';
import * as s from './listing-filters.styles';
import * as messages from './messages';

interface ListingFiltersProps {
  /** Undefined until the first response. */
  facets: Facets | undefined;
  /** The list's position among the categories; absent for a brand or section. */
  categories?: CategoryLinksProps | undefined;
  /** A response is pending. */
  waiting: boolean;
  total: number;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** The filters to the left of the list, on phones and tablets in a drawer (R2.44). */
export function ListingFilters(props: ListingFiltersProps) {
  const { facets, categories, waiting, total, filters, onFilters } = props;
  const renderContent = () => {
    if (facets) return <FilterPanel facets={facets} filters={filters} onFilters={onFilters} />;
    return waiting ? <Skeleton $height="480px" /> : <s.Away>{messages.away}</s.Away>;
  };
  const panel = (
    <>
      {categories && <CategoryLinks {...categories} />}
      {renderContent()}
    </>
  );
  return (
    <>
      <s.Aside aria-label={messages.filter}>
        <h2>{messages.filter}</h2>
        {panel}
      </s.Aside>
      <FilterDrawer total={total}>{panel}</FilterDrawer>
    </>
  );
}
