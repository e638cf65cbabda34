import { useState } from 'react';
import { PRODUCT_STATUSES, type StaffProduct } from '@pasal/shared/contracts';
import { PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { useCurrentUser } from '../../features/current-user/use-current-user';
import { SearchBox } from '../../features/list-filters/search-box';
import { StatusFilter } from '../../features/list-filters/status-filter';
import { useListQuery } from '../../features/list-filters/use-list-query';
import { Filters, ListPanel, Page, Title } from '../../features/page-layout/page-layout.styles';
import { ProductDeleteDialog } from '../../features/product-delete/product-delete-dialog';
import { ProductDetails } from '../../features/product-details/product-details';
import { messages } from '../../features/product-list/messages';
import { ProductList } from '../../features/product-list/product-list';

export function ProductManagementPage() {
  const { query, change, correctPage } = useListQuery(PRODUCT_STATUSES);
  const user = useCurrentUser();
  const [viewed, setViewed] = useState<StaffProduct>();
  const [leaving, setLeaving] = useState<StaffProduct>();

  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <Filters>
        <SearchBox
          placeholder={messages.search}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
        <StatusFilter
          labels={PRODUCT_STATUS_LABELS}
          statuses={PRODUCT_STATUSES}
          value={query.status}
          onChange={(status) => change({ status })}
        />
      </Filters>
      <ListPanel aria-label={messages.title}>
        <ProductList
          query={query}
          user={user}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
          onView={setViewed}
          onDelete={setLeaving}
        />
      </ListPanel>
      {viewed && <ProductDetails product={viewed} onClose={() => setViewed(undefined)} />}
      {leaving && <ProductDeleteDialog product={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
