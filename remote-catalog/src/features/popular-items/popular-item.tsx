import type { CardProduct } from '@pasal/shared/contracts';
import { badgePercentage, isDeal } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Price, ProductPicture, VisuallyHidden } from '@pasal/shared/ui';
import { AddButton } from '../product-card/add-button';
import * as messages from './messages';
import * as s from './popular-items.styles';

/** A product as a row: picture with the discount's ribbon, title, price, 'Add to Cart' on hover. */
export function PopularItem({ product }: { product: CardProduct }) {
  const percentage = badgePercentage(product);
  return (
    <s.Row>
      <s.Picture>
        <ProductPicture images={product.images} alt="" sizes="64px" largest={320} />
        {percentage !== null && <s.Ribbon $loud={isDeal(product)}>-{percentage}%</s.Ribbon>}
      </s.Picture>
      <s.Words>
        <h3>
          <Link to={paths.product(product.slug)}>{product.title}</Link>
        </h3>
        <p>
          <Price price={product.price} original={product.original_price} />
        </p>
      </s.Words>
      <s.Action>
        {product.in_stock > 0 ? (
          <AddButton product={product} />
        ) : (
          <VisuallyHidden>{messages.outOfStock}</VisuallyHidden>
        )}
      </s.Action>
    </s.Row>
  );
}
