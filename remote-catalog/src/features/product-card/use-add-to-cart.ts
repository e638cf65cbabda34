import {
  addToCart,
  notify,
  selectQuantityOf,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { cartProductOf } from '../../model/cart-product';
import type { Goods } from '../../model/goods';
import * as messages from './messages';
import { useOrderLimit } from './use-order-limit';

/** Adds one piece to the cart and confirms it, never above the stock or the order limit (D8, D44). */
export function useAddToCart(product: Goods): () => void {
  const dispatch = useShopDispatch();
  const quantity = useShopSelector(selectQuantityOf(product));
  const flow = `add-to-cart ${product.id}`;
  const { reason } = useOrderLimit(product);
  return () => {
    if (quantity >= product.in_stock) {
      notify.error(messages.noMore(product.title, product.in_stock), { flow });
      return;
    }
    if (reason !== null) {
      notify.error(reason, { flow });
      return;
    }
    dispatch(addToCart(cartProductOf(product)));
    notify.success(messages.added(product.title), { flow });
  };
}
