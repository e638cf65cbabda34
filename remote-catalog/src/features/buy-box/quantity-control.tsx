import {
  addToCart,
  decrementQuantity,
  selectQuantityOf,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { cartProductOf } from '../../model/cart-product';
import type { Goods } from '../../model/goods';
import { useAddToCart } from '../product-card/use-add-to-cart';
import { useOrderLimit } from '../product-card/use-order-limit';
import * as s from './buy-box.styles';
import * as messages from './messages';

/** The cart's quantity of this product, from 0 to the stock and the order limit (D8, D44). */
export function QuantityControl({ product }: { product: Goods }) {
  const dispatch = useShopDispatch();
  const quantity = useShopSelector(selectQuantityOf(product));
  const { most } = useOrderLimit(product);
  const addFirst = useAddToCart(product);
  // Adds instead of incrementing: the line takes the price and stock shown on this page.
  const addAnother = () => dispatch(addToCart(cartProductOf(product)));
  return (
    // Before hydration, each press counts (D79).
    <s.Quantity role="group" aria-label={messages.quantity} data-repeats>
      <IconButton
        label={messages.decrease}
        disabled={quantity === 0}
        onClick={() =>
          dispatch(decrementQuantity({ id: product.id, variant_id: product.variant_id }))
        }
      >
        <Icon shape={icons.minus} />
      </IconButton>
      <output aria-live="polite">{quantity}</output>
      <IconButton
        label={messages.increase}
        disabled={quantity >= most}
        onClick={quantity === 0 ? addFirst : addAnother}
      >
        <Icon shape={icons.plus} />
      </IconButton>
    </s.Quantity>
  );
}
