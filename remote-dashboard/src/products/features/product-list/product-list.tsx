import type { ReactNode } from 'react';
import {
  DASHBOARD_PAGE_SIZE,
  type ProductStatus,
  type StaffProduct,
} from '@pasal/shared/contracts';
import { PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import type { ListQuery } from '../../../kit/model/list-address';
import type { ProductFilters } from '../../model/product-filters';
import { useStaffProductsQuery } from '../../products-api';
import * as messages from './messages';
import { productColumns, type ProductActions } from './product-columns';

interface ProductListProps
  extends ProductActions, Pick<PagedTableProps<never>, 'onPage' | 'onPageGone'> {
  query: ListQuery<ProductStatus> & ProductFilters;
  /** Stands above the table and works on the selected of its rows. */
  bulk: (selected: readonly StaffProduct[], all: readonly StaffProduct[]) => ReactNode;
}

/** One page of products. */
export function ProductList(props: ProductListProps) {
  const { query, bulk, onPage, onPageGone, ...actions } = props;
  const answer = useStaffProductsQuery(
    { query: { ...query, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  const all = data?.products ?? [];
  const selected = all.filter(({ id }) => actions.selected.has(id));
  const { search, status, section, brand } = query;
  return (
    <PagedTable
      texts={messages.table}
      columns={productColumns(actions)}
      answer={answer}
      list={data && { items: data.products, total: data.total }}
      keyOf={({ id }) => id}
      page={query.page}
      isNarrowed={[search, status, section, brand].some(Boolean)}
      above={bulk(selected, all)}
      onPage={onPage}
      onPageGone={onPageGone}
    />
  );
}
