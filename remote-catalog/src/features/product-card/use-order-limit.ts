import { roomBeside } from '@pasal/shared/domain';
import {
  selectCartItems,
  selectCartLimits,
  selectMostOf,
  selectQuantityOf,
  useShopSelector,
} from '@pasal/shared/shell';
import type { Goods } from '../../model/goods';
import * as messages from './messages';

/** The maximum pieces of a product in the cart, and, if the order limits are reached, the reason. */
export function useOrderLimit(product: Goods): { most: number; reason: string | null } {
  const quantity = useShopSelector(selectQuantityOf(product));
  const most = useShopSelector(selectMostOf(product));
  const limits = useShopSelector(selectCartLimits);
  // Across all lines of the cart with any of its variants.
  const ofProduct = useShopSelector(
    (state) => roomBeside(selectCartItems(state), product.id, limits).ofProduct,
  );
  const isFull = quantity >= most && most < product.in_stock;
  if (!limits || !isFull) return { most, reason: null };
  const { pieces_per_product: ofOne, pieces_per_order: inAll } = limits;
  const reason = ofProduct === 0 ? messages.mostOfOne(ofOne) : messages.mostInAll(inAll);
  return { most, reason };
}
