import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, StateView } from '@pasal/shared/ui';
import { useProductCardsQuery } from '../../catalog-api';
import { NEW_ARRIVALS } from '../../model/home-queries';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';
import { SectionHead } from '../section-head/section-head';
import * as messages from './messages';

const COLUMNS = 4;

function Products() {
  const { data, error, isFetching, refetch } = useProductCardsQuery(NEW_ARRIVALS);
  if (!data && isFetching) return <ProductGridSkeleton count={8} columns={COLUMNS} />;
  if (!data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  }
  if (data.products.length === 0) return <StateView title={messages.empty} />;
  return <ProductGrid products={data.products} columns={COLUMNS} />;
}

/** The eight newest products of the section (R2.30). */
export function NewArrivals() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={messages.title}
        all={{ to: paths.category('new_arrivals'), label: messages.viewAll }}
      />
      <Products />
    </section>
  );
}
