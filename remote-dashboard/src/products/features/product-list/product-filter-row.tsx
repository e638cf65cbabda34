import { useState } from 'react';
import { PRODUCT_STATUSES, STAFF_PRODUCT_SORTS } from '@pasal/shared/contracts';
import { PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { Choice } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { SearchBox } from '../../../kit/list-filters/search-box';
import { StatusFilter } from '../../../kit/list-filters/status-filter';
import type { ProductListQuery } from '../../model/product-query';
import * as messages from './messages';
import { ProductFilterFields } from './product-filters';
import { FilterRow } from './product-list.styles';

interface ProductFilterRowProps {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>) => void;
}

/** Everything that narrows the list of products; on phones its order too, as cards have no headings. */
export function ProductFilterRow({ query, onChange }: ProductFilterRowProps) {
  const [open, setOpen] = useState(false);
  const { status, section, brand, stock, nepali, sort } = query;
  const count = [status, section, brand, stock, nepali].filter(Boolean).length;
  return (
    <FilterRow $open={open}>
      <SearchBox
        placeholder={messages.search}
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {messages.filters(count)}
      </Button>
      <StatusFilter
        labels={PRODUCT_STATUS_LABELS}
        statuses={PRODUCT_STATUSES}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <ProductFilterFields query={query} onChange={onChange} />
      <div data-phone>
        <Choice
          label={messages.sort}
          choices={[
            ['', messages.newest],
            ...STAFF_PRODUCT_SORTS.map((each) => [each, messages.sortLabels[each]] as const),
          ]}
          value={sort ?? ''}
          onChoose={(chosen) => onChange({ sort: chosen || undefined })}
        />
      </div>
    </FilterRow>
  );
}
