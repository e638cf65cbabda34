import { useState } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { ListPanel, Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { useNavigate } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { TitleBar } from '../../../kit/title-bar';
import { ownPaths } from '../../../paths';
import { ProductBulk } from '../../features/product-bulk/product-bulk';
import { ProductDeleteDialog } from '../../features/product-delete/product-delete-dialog';
import { ProductDetails } from '../../features/product-details/product-details';
import { ProductImport } from '../../features/product-import/product-import';
import * as messages from '../../features/product-list/messages';
import { ProductFilterRow } from '../../features/product-list/product-filter-row';
import { ProductList } from '../../features/product-list/product-list';
import { ProductTools } from '../../features/product-list/product-tools';
import { useSelection } from '../../features/product-list/use-selection';
import { readProductQuery } from '../../model/product-query';

export function ProductManagementPage() {
  const { query, change, correctPage } = useListQuery(readProductQuery);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { selected, select, clear } = useSelection();
  const [viewed, setViewed] = useState<StaffProduct>();
  const [leaving, setLeaving] = useState<StaffProduct>();
  const { search, status, section, brand, stock, nepali } = query;

  return (
    <Page>
      <PageHead title={messages.title} />
      <TitleBar>
        <Title>{messages.title}</Title>
        <ProductTools
          filters={{ search, ...(status && { status }), section, brand, stock, nepali }}
        >
          <ProductImport onAdded={() => change({ status: 'pending' })} />
        </ProductTools>
      </TitleBar>
      <ProductFilterRow query={query} onChange={change} />
      <ListPanel aria-label={messages.title}>
        <ProductList
          query={query}
          user={user}
          selected={selected}
          bulk={(products, all) => (
            <ProductBulk
              products={products}
              user={user}
              onAll={() =>
                select(
                  all.map(({ id }) => id),
                  true,
                )
              }
              onClear={clear}
            />
          )}
          onSelect={(products, on) =>
            select(
              products.map(({ id }) => id),
              on,
            )
          }
          onChange={change}
          onPageGone={correctPage}
          onView={setViewed}
          onEdit={({ id }) => void navigate(ownPaths.editProduct(id))}
          onDuplicate={({ id }) => void navigate(ownPaths.duplicateProduct(id))}
          onDelete={setLeaving}
        />
      </ListPanel>
      {viewed && <ProductDetails product={viewed} onClose={() => setViewed(undefined)} />}
      {leaving && <ProductDeleteDialog product={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
