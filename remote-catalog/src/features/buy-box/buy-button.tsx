import type { MouseEvent } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { selectQuantityOf, useShopSelector } from '@pasal/shared/shell';
import { Button } from '@pasal/shared/ui';
import type { Goods } from '../../model/goods';
import { useAddToCart } from '../product-card/use-add-to-cart';
import * as messages from './messages';

interface BuyButtonProps {
  product: Goods;
  /** The id of the text that explains why it is disabled. */
  describedBy?: string | undefined;
}

/**
 * 'Add to Cart' if the cart has none, then 'Proceed to Checkout'; disabled when out of stock (D8). The second press
 * of a double click meant 'Add to Cart' (D79).
 */
export function BuyButton({ product, describedBy }: BuyButtonProps) {
  const navigate = useNavigate();
  const add = useAddToCart(product);
  const inCart = useShopSelector(selectQuantityOf(product)) > 0;
  const proceed = ({ detail: pressesInARow }: MouseEvent) => {
    if (pressesInARow <= 1) void navigate(paths.checkout());
  };
  return (
    <Button
      disabled={product.in_stock <= 0}
      aria-describedby={describedBy}
      onClick={inCart ? proceed : add}
    >
      {inCart ? messages.proceed : messages.addToCart}
    </Button>
  );
}
