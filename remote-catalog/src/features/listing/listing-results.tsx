import type { ReactNode } from 'react';
import { messageOf } from '@pasal/shared/api';
import { PUBLIC_PAGE_SIZE, type PublicProductsResponse } from '@pasal/shared/contracts';
import {
  ButtonLink,
  FailedView,
  ProductGridSkeleton,
  StateView,
  VisuallyHidden,
} from '@pasal/shared/ui';
import { ProductGrid } from '../product-card/product-card';
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
  /** The requested page, from 1. */
  page: number;
  /** The query string of a page's address. */
  searchOfPage: (page: number) => string;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** The four states of the list: loading, failed, empty, products (R2.46 to R2.48). */
export function ListingResults(props: ListingResultsProps) {
  const { data, error, isFetching, onRetry, page, searchOfPage, empty } = props;
  const failed = error !== undefined && error !== null;
  if (isFetching && (failed || !data)) {
    return <ProductGridSkeleton count={SKELETONS} columns={COLUMNS} />;
  }
  if (failed || !data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={onRetry} />;
  }
  if (data.total === 0) return empty;
  if (data.products.length === 0) {
    return (
      <StateView title={messages.pastTheEnd}>
        <ButtonLink $variant="secondary" to={{ search: searchOfPage(1) }}>
          {messages.firstPage}
        </ButtonLink>
      </StateView>
    );
  }
  const pageCount = Math.ceil(data.total / PUBLIC_PAGE_SIZE);
  return (
    <s.Results $waiting={isFetching} aria-busy={isFetching}>
      <VisuallyHidden as="h2">{messages.list}</VisuallyHidden>
      <ProductGrid products={data.products} columns={COLUMNS} eagerCount={COLUMNS} />
      <PageLinks page={page} pageCount={pageCount} searchOfPage={searchOfPage} />
    </s.Results>
  );
}
