import type { CardProduct } from '@pasal/shared/contracts';
import type { WishedProduct } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { notify, removeFromWishlist, useShopDispatch } from '@pasal/shared/shell';
import { Badge, Button, Price, ProductPicture, Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { AddButton } from '../product-card/add-button';
import * as messages from './messages';
import * as s from './wish-lines.styles';

/** Current brand, price and stock. */
function Facts({ product }: { product: CardProduct }) {
  const inStock = product.in_stock > 0;
  return (
    <>
      <s.Muted>{product.brand}</s.Muted>
      <p>
        <Price price={product.price} original={product.original_price} />
      </p>
      <Badge $tone={inStock ? 'success' : 'danger'}>
        {inStock ? messages.inStock : messages.outOfStock}
      </Badge>
    </>
  );
}

interface WishLineProps {
  wish: WishedProduct;
  /** The current product; undefined while unknown, null if no longer sold. */
  product: CardProduct | null | undefined;
  /** It was removed from the list, together with the focused element. */
  onRemoved: () => void;
}

/** A product of the wishlist. */
export function WishLine({ wish, product, onRemoved }: WishLineProps) {
  const dispatch = useShopDispatch();
  const { id, slug, title } = product ?? wish;
  const remove = () => {
    dispatch(removeFromWishlist(id));
    notify.success(messages.removed(title), { flow: `wishlist ${id}` });
    onRemoved();
  };
  return (
    <s.Line>
      <ProductPicture images={product?.images ?? []} alt="" sizes="120px" largest={480} />
      <s.Words>
        <h2>{product === null ? title : <Link to={paths.product(slug)}>{title}</Link>}</h2>
        {product && <Facts product={product} />}
        {product === null && <s.Muted>{messages.gone}</s.Muted>}
        {product === undefined && <Skeleton $height="72px" $width="120px" />}
      </s.Words>
      <s.Actions>
        {product && product.in_stock > 0 && <AddButton product={product} />}
        <Button variant="secondary" onClick={remove}>
          {messages.remove}
          <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
        </Button>
      </s.Actions>
    </s.Line>
  );
}
