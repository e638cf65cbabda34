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
  /** The width of its picture on the page, for the browser's choice of a file. */
  sizes: string;
  /** First row of a page: the picture loads at once. */
  eager?: boolean;
  /** The first card of a page whose largest pictures are cards'. */
  first?: boolean;
  /** The level of its title below the heading above it: `h3` unless it says otherwise. */
  heading?: 'h2' | 'h3' | undefined;
  /** What stands over the picture's right corner, such as a button that saves the product. */
  corner?: ReactNode;
  /** What can be done with a product in stock: one button or link. */
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
