import { PRODUCT_STATUSES, type ProductStatus } from '@pasal/shared/contracts';
import { PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { SearchBox } from '../../../kit/list-filters/search-box';
import { StatusFilter } from '../../../kit/list-filters/status-filter';
import type { ListQuery } from '../../../kit/model/list-address';
import type { ProductFilters } from '../../model/product-filters';
import * as messages from './messages';
import { ProductFilterFields } from './product-filters';
import { FilterRow } from './product-list.styles';

type Query = ListQuery<ProductStatus>;

interface ProductFilterRowProps {
  query: Query;
  filters: ProductFilters;
  onQuery: (change: Partial<Query>) => void;
  onFilters: (change: Partial<ProductFilters>) => void;
}

/** Everything that narrows the list of products. */
export function ProductFilterRow({ query, filters, onQuery, onFilters }: ProductFilterRowProps) {
  return (
    <FilterRow>
      <SearchBox
        placeholder={messages.search}
        value={query.search}
        onSearch={(text) => onQuery({ search: text })}
      />
      <StatusFilter
        labels={PRODUCT_STATUS_LABELS}
        statuses={PRODUCT_STATUSES}
        value={query.status}
        onChange={(chosen) => onQuery({ status: chosen })}
      />
      <ProductFilterFields {...filters} onChange={onFilters} />
    </FilterRow>
  );
}
