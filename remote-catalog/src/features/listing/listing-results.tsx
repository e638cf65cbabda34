import { messageOf } from '@pasal/shared/api';
import { PUBLIC_PAGE_SIZE, type PublicProductsResponse } from '@pasal/shared/contracts';
import { Button, FailedView, StateView, VisuallyHidden } from '@pasal/shared/ui';
import { noFilters, type ListingFilters } from '../../model/listing-filters';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';
import * as s from './listing.styles';
import * as messages from './messages';
import { PageLinks } from './page-links';

const COLUMNS = 4;
const SKELETONS = 12;

interface ListingResultsProps {
  data: PublicProductsResponse | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  filters: ListingFilters;
  onFilters: (filters: ListingFilters) => void;
}

/** The four faces of the list: loading, failed, empty, products (R2.46 to R2.48). */
export function ListingResults(props: ListingResultsProps) {
  const { data, error, isFetching, onRetry, filters, onFilters } = props;
  const failed = error !== undefined && error !== null;
  if (isFetching && (failed || !data)) {
    return <ProductGridSkeleton count={SKELETONS} columns={COLUMNS} />;
  }
  if (failed || !data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={onRetry} />;
  }
  if (data.total === 0) {
    return (
      <StateView title={messages.empty}>
        <Button variant="secondary" onClick={() => onFilters(noFilters)}>
          {messages.reset}
        </Button>
      </StateView>
    );
  }
  if (data.products.length === 0) {
    return (
      <StateView title={messages.pastTheEnd}>
        <Button variant="secondary" onClick={() => onFilters({ ...filters, page: 1 })}>
          {messages.firstPage}
        </Button>
      </StateView>
    );
  }
  return (
    <s.Results $waiting={isFetching} aria-busy={isFetching}>
      <VisuallyHidden as="h2">{messages.list}</VisuallyHidden>
      <ProductGrid products={data.products} columns={COLUMNS} eagerCount={COLUMNS} />
      <PageLinks filters={filters} pageCount={Math.ceil(data.total / PUBLIC_PAGE_SIZE)} />
    </s.Results>
  );
}
