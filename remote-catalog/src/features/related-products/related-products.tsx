import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { Product } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView } from '@pasal/shared/ui';
import { useProductCardsQuery } from '../../catalog-api';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';
import { RELATED_ASKED, RELATED_SHOWN } from '../../model/related';
import { SectionHead } from '../section-head/section-head';
import * as messages from './messages';

interface RelatedProductsProps {
  product: Pick<Product, 'id' | 'category'>;
}

/** Others of the same category; nothing when it is the only one. */
export function RelatedProducts({ product }: RelatedProductsProps) {
  const heading = useId();
  const { data, error, isFetching, refetch } = useProductCardsQuery({
    category: product.category,
    limit: RELATED_ASKED,
  });
  const others = data?.products.filter(({ id }) => id !== product.id).slice(0, RELATED_SHOWN);
  if (others?.length === 0) return null;
  const face = () => {
    if (others) return <ProductGrid products={others} columns={RELATED_SHOWN} />;
    if (isFetching) return <ProductGridSkeleton count={RELATED_SHOWN} columns={RELATED_SHOWN} />;
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  };
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={messages.title}
        all={{ to: paths.category(product.category), label: messages.viewAll }}
      />
      {face()}
    </section>
  );
}
