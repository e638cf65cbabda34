import { useId } from 'react';
import { notify } from '@pasal/shared/shell';
import { Button, ProductGridSkeleton, VisuallyHidden } from '@pasal/shared/ui';
import { useProductStripQuery } from '../../catalog-api';
import { inOrder } from '../../model/in-order';
import { VIEWED_SHOWN } from '../../model/viewed';
import { ProductGrid } from '../product-card/product-card';
import { SectionHead } from '../section-head/section-head';
import { useNear } from '../when-near/use-near';
import * as messages from './messages';
import { useViewedIds } from './use-viewed';
import { forgetViewed } from './viewed-storage';

function forget() {
  forgetViewed();
  // The focused button disappears with the list.
  document.querySelector('main')?.focus({ preventScroll: true });
  notify.success(messages.cleared);
}

/**
 * The products viewed in this browser that are still on sale, with current data. It is the last part of its page,
 * because only the browser knows its content; it requests its products when near the viewport.
 */
export function RecentlyViewed({ except }: { except?: number | undefined }) {
  const heading = useId();
  const ids = useViewedIds(except);
  const { place, near } = useNear();
  const { data, isError } = useProductStripQuery(
    { id: [...ids], limit: ids.length },
    { skip: !near || ids.length === 0 },
  );
  const products = data && inOrder(data.products, ids).slice(0, VIEWED_SHOWN);
  // The page is complete without it.
  if (ids.length === 0 || products?.length === 0 || (isError && !data)) return null;
  return (
    <section ref={place} aria-labelledby={heading}>
      <SectionHead id={heading} title={messages.title}>
        <Button variant="quiet" onClick={forget}>
          {messages.clear}
          <VisuallyHidden> {messages.clearWhat}</VisuallyHidden>
        </Button>
      </SectionHead>
      {products ? (
        <ProductGrid products={products} columns={VIEWED_SHOWN} />
      ) : (
        <ProductGridSkeleton
          count={Math.min(ids.length, VIEWED_SHOWN)}
          columns={VIEWED_SHOWN}
          idle={!near}
        />
      )}
    </section>
  );
}
