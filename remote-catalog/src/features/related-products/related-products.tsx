import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { Product } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, ProductGridSkeleton } from '@pasal/shared/ui';
import { useProductStripQuery } from '../../catalog-api';
import { ProductGrid } from '../product-card/product-card';
import { INSTEAD_SHOWN, RELATED_ASKED, RELATED_SHOWN } from '../../model/related';
import { SectionHead } from '../section-head/section-head';
import * as messages from './messages';

interface RelatedProductsProps {
  product: Pick<Product, 'id' | 'category'>;
  /** Shown instead of a sold-out product: only available ones. */
  instead?: boolean;
}

/** Others of the same category; nothing if it is the only one. */
export function RelatedProducts({ product, instead = false }: RelatedProductsProps) {
  const heading = useId();
  const { data, error, isFetching, refetch } = useProductStripQuery({
    category: product.category,
    limit: RELATED_ASKED,
  });
  const shown = instead ? INSTEAD_SHOWN : RELATED_SHOWN;
  const others = data?.products
    .filter(({ id, in_stock }) => id !== product.id && (in_stock > 0 || !instead))
    .slice(0, shown);
  if (others?.length === 0) return null;
  const renderContent = () => {
    if (others) return <ProductGrid products={others} columns={RELATED_SHOWN} />;
    if (isFetching) return <ProductGridSkeleton count={shown} columns={RELATED_SHOWN} />;
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  };
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={instead ? messages.instead : messages.title}
        all={{ to: paths.category(product.category), label: messages.viewAll }}
      />
      {renderContent()}
    </section>
  );
}
