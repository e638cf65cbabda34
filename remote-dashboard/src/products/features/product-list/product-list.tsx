import { useState, type ReactNode } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { isNarrowed, sortAfter, sortingOf, type ProductListQuery } from '../../model/product-query';
import { useStaffProductsQuery } from '../../products-api';
import * as messages from './messages';
import { CARD, productColumns, type ProductActions } from './product-columns';

interface ProductListProps
  extends
    Omit<ProductActions, 'shown' | 'edited' | 'onEditStock' | 'onStockSaved'>,
    Pick<PagedTableProps<never>, 'onPageGone'> {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>) => void;
  /** Works on the selected of the rows. */
  bulk: (selected: readonly StaffProduct[], all: readonly StaffProduct[]) => ReactNode;
}

/** The first product below this one whose stock is its own; that of variants is in the form. */
function nextOf(products: readonly StaffProduct[], id: number): number | undefined {
  const below = products.slice(products.findIndex((product) => product.id === id) + 1);
  return below.find(({ variants }) => variants.length === 0)?.id;
}

/** One page of products. */
export function ProductList(props: ProductListProps) {
  const { query, bulk, onChange, onPageGone, ...actions } = props;
  const answer = useStaffProductsQuery({ query }, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<number>();
  const { data } = answer;
  const all = data?.products ?? [];
  const selected = all.filter(({ id }) => actions.selected.has(id));
  const columns = productColumns({
    ...actions,
    shown: all,
    edited,
    onEditStock: setEdited,
    onStockSaved: (id, goOn) => setEdited(goOn ? nextOf(all, id) : undefined),
  });
  return (
    <>
      <PagedTable
        texts={messages.table}
        columns={columns}
        answer={answer}
        list={data && { items: data.products, total: data.total }}
        keyOf={({ id }) => id}
        page={query.page}
        pageSize={query.limit}
        isNarrowed={isNarrowed(query)}
        dense
        card={CARD}
        sorting={sortingOf(query.sort)}
        onSort={(by) => onChange({ sort: sortAfter(query.sort, by) })}
        onPage={(page) => onChange({ page })}
        onPageSize={(limit) => onChange({ limit })}
        onPageGone={onPageGone}
      />
      {bulk(selected, all)}
    </>
  );
}
