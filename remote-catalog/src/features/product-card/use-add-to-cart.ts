import type { Product } from '@pasal/shared/contracts';
import {
  addToCart,
  notify,
  selectQuantityOf,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { cartProductOf } from '../../model/cart-product';
import { messages } from './messages';

/** Puts one piece into the cart and says so; the cart never holds more than there is (decision 8). */
export function useAddToCart(product: Product): () => void {
  const dispatch = useShopDispatch();
  const quantity = useShopSelector(selectQuantityOf(product.id));
  const flow = `add-to-cart ${product.id}`;
  return () => {
    if (quantity >= product.in_stock) {
      notify.error(messages.noMore(product.title, product.in_stock), { flow });
      return;
    }
    dispatch(addToCart(cartProductOf(product)));
    notify.success(messages.added(product.title), { flow });
  };
}
