import type { CardProduct } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, DiscountBadge, Price, ProductPicture } from '@pasal/shared/ui';
import { badgePercentage } from '../../model/discount';
import { AddButton } from './add-button';
import * as messages from './messages';
import * as s from './product-card.styles';
import { WishButton } from './wish-button';

interface ProductCardProps {
  product: CardProduct;
  /** How wide its picture is shown, for the browser's choice of a file. */
  sizes: string;
  /** First row of a page: the picture loads at once. */
  eager?: boolean;
  /** The first card of a page whose largest pictures are cards'. */
  first?: boolean;
}

/** A product in a grid or row (R2 "Product card"). The title's link covers the whole card. */
export function ProductCard({ product, sizes, eager = false, first = false }: ProductCardProps) {
  const percentage = badgePercentage(product);
  const inStock = product.in_stock > 0;
  return (
    <s.Card>
      <ProductPicture images={product.images} alt="" sizes={sizes} eager={eager} first={first} />
      {percentage !== null && (
        <s.Corner>
          <DiscountBadge>-{percentage}%</DiscountBadge>
        </s.Corner>
      )}
      <s.Brand>{product.brand}</s.Brand>
      <s.Title>
        <Link to={paths.product(product.slug)}>{product.title}</Link>
      </s.Title>
      <s.WishPlace>
        <WishButton product={product} />
      </s.WishPlace>
      <s.PriceRow>
        <Price price={product.price} original={product.original_price} />
      </s.PriceRow>
      <s.Action>
        {inStock ? (
          <AddButton product={product} />
        ) : (
          <span>
            <Badge $tone="danger">{messages.outOfStock}</Badge>
          </span>
        )}
      </s.Action>
    </s.Card>
  );
}
