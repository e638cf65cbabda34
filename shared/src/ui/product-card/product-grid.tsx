import type { ComponentType } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';
import { Skeleton } from '../skeleton';
import { ProductCard, type ProductCardProps } from './product-card';
import * as s from './product-card.styles';

/** Widths of a card's picture with this maximum number of columns, for `sizes`. */
function sizesOf(columns: number): string {
  return `(max-width: 639px) 46vw, (max-width: 959px) 31vw, ${Math.ceil(1248 / columns)}px`;
}

interface ProductGridProps {
  products: readonly CardProduct[];
  /** Columns on a wide screen; tablets have three, phones two. */
  columns: number;
  /** Number of leading cards whose pictures load eagerly. */
  eagerCount?: number;
  /** The heading level of each title. */
  heading?: ProductCardProps['heading'];
  /** Renders each card, for example a `ProductCard` with a button. */
  Card?: ComponentType<ProductCardProps>;
}

/** Products as cards, in as many columns as fit. */
export function ProductGrid({
  products,
  columns,
  eagerCount = 0,
  heading,
  Card = ProductCard,
}: ProductGridProps) {
  return (
    <s.Grid $columns={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Card
            product={product}
            sizes={sizesOf(columns)}
            eager={index < eagerCount}
            first={index === 0 && eagerCount > 0}
            heading={heading}
          />
        </li>
      ))}
    </s.Grid>
  );
}

/** A card's skeleton: the same boxes, so that nothing moves when it arrives. */
export function ProductCardSkeleton() {
  return (
    <s.Card as="div">
      <s.PicturePlace $height="auto" />
      <s.Brand as="div">
        <Skeleton $height="12px" $width="40%" />
      </s.Brand>
      <s.Title as="div">
        <Skeleton $height="38px" />
      </s.Title>
      <s.PriceRow as="div">
        <Skeleton $height="20px" $width="60%" />
      </s.PriceRow>
      <s.Action />
    </s.Card>
  );
}

interface ProductGridSkeletonProps {
  count: number;
  columns: number;
  /** Loading hasn't started: the skeleton only reserves the space. */
  idle?: boolean;
}

/** A grid's skeleton while its products load. */
export function ProductGridSkeleton({ count, columns, idle = false }: ProductGridSkeletonProps) {
  const said = { role: 'list', 'aria-label': WORDS.loading, 'aria-busy': true };
  return (
    <s.Grid $columns={columns} {...(idle ? { 'aria-hidden': true } : said)}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </s.Grid>
  );
}
