import type { CardProduct } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';
import { useAddToCart } from './use-add-to-cart';

/** 'Add to Cart'; of a product in variants one is chosen on its own page (D63). */
export function AddButton({ product }: { product: CardProduct }) {
  const add = useAddToCart(product);
  const of = <VisuallyHidden>: {product.title}</VisuallyHidden>;
  return product.variants.length > 0 ? (
    <ButtonLink to={paths.product(product.slug)}>
      {messages.choose}
      {of}
    </ButtonLink>
  ) : (
    <Button onClick={add}>
      {messages.addToCart}
      {of}
    </Button>
  );
}
