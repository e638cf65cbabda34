import type { ReactNode } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { badgePercentage, cardTitle, isDeal, writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, DiscountBadge } from '../badge';
import { Price } from '../price';
import { ProductPicture } from '../product-picture';
import * as messages from './messages';
import * as s from './product-card.styles';

export interface ProductCardProps {
  product: CardProduct;
  /** The displayed width of its picture, as the `sizes` attribute. */
  sizes: string;
  /** First row of a page: the picture loads eagerly. */
  eager?: boolean;
  /** The first card, on pages where cards have the largest pictures. */
  first?: boolean;
  /** The title's heading level: `h3` by default. */
  heading?: 'h2' | 'h3' | undefined;
  /** Placed over the picture's right corner, such as a wishlist button. */
  corner?: ReactNode;
  /** The action for a product in stock: one button or link. */
  children?: ReactNode;
}

/** A product in a grid or row (R2 "Product card"). The title's link covers the whole card. */
export function ProductCard({
  product,
  sizes,
  eager,
  first,
  heading,
  corner,
  children,
}: ProductCardProps) {
  const percentage = badgePercentage(product);
  const short = cardTitle(product.title, product.brand);
  return (
    <s.Card>
      <ProductPicture
        images={product.images}
        alt=""
        sizes={sizes}
        largest={640}
        eager={eager}
        first={first}
      />
      {percentage !== null && (
        <s.Corner>
          <DiscountBadge $loud={isDeal(product)}>-{writeDigits(percentage)}%</DiscountBadge>
        </s.Corner>
      )}
      <s.Brand>{product.brand_label ?? product.brand}</s.Brand>
      <s.Title as={heading}>
        <Link to={paths.product(product.slug)}>
          {short === product.title ? (
            short
          ) : (
            <>
              <s.ShortTitle aria-hidden="true">{short}</s.ShortTitle>
              <s.FullTitle>{product.title}</s.FullTitle>
            </>
          )}
        </Link>
      </s.Title>
      {corner && <s.CornerPlace>{corner}</s.CornerPlace>}
      <s.PriceRow>
        <Price price={product.price} original={product.original_price} />
      </s.PriceRow>
      <s.Action>
        {product.in_stock > 0 ? (
          children
        ) : (
          <span>
            <Badge $tone="danger">{messages.outOfStock}</Badge>
          </span>
        )}
      </s.Action>
    </s.Card>
  );
}
