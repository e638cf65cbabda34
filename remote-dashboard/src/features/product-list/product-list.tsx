import { useEffect, type ReactNode } from 'react';
import {
  DASHBOARD_PAGE_SIZE,
  type ProductStatus,
  type StaffProduct,
} from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { DataTable, FailedView, Pager, StateView } from '@pasal/shared/ui';
import { useStaffProductsQuery } from '../../dashboard-api';
import type { ListQuery } from '../../model/list-address';
import { pageRange } from '../../model/page-range';
import type { ProductFilters } from '../../model/product-filters';
import { messages } from './messages';
import { productColumns, type ProductActions } from './product-columns';

interface ProductListProps extends ProductActions {
  query: ListQuery<ProductStatus> & ProductFilters;
  /** Stands above the table and works on the selected of its rows. */
  bulk: (selected: readonly StaffProduct[], all: readonly StaffProduct[]) => ReactNode;
  onPage: (page: number) => void;
  /** The page asked for is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** One page of products in its four faces. */
export function ProductList(props: ProductListProps) {
  const { query, bulk, onPage, onPageGone, ...actions } = props;
  const { data, error, isError, isFetching, refetch } = useStaffProductsQuery(
    { ...query, limit: DASHBOARD_PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const total = data?.total ?? 0;
  const range = pageRange(query.page, DASHBOARD_PAGE_SIZE, total);
  const isPageGone = !isFetching && !isError && total > 0 && query.page > range.pageCount;
  useEffect(() => {
    if (isPageGone) onPageGone(range.pageCount);
  });

  if (isError) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data && total === 0) {
    const isFiltered =
      query.search !== '' || [query.status, query.section, query.brand].some(Boolean);
    return (
      <StateView
        title={messages.empty}
        text={isFiltered ? messages.emptyFiltered : messages.emptyText}
      />
    );
  }
  const all = data?.products ?? [];
  return (
    <>
      {bulk(
        all.filter(({ id }) => actions.selected.has(id)),
        all,
      )}
      <DataTable
        caption={messages.title}
        columns={productColumns(actions)}
        items={data?.products}
        keyOf={(product) => product.id}
        expected={DASHBOARD_PAGE_SIZE}
        busy={isFetching && data !== undefined}
      />
      {data && (
        <Pager
          page={query.page}
          pageCount={range.pageCount}
          summary={messages.range(range, total)}
          onPage={onPage}
        />
      )}
    </>
  );
}
