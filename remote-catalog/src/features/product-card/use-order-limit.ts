import type { CardProduct } from '@pasal/shared/contracts';
import {
  selectCartLimits,
  selectMostOf,
  selectQuantityOf,
  useShopSelector,
} from '@pasal/shared/shell';
import * as messages from './messages';

/** Most pieces of a product the cart may hold, and, once it does for the order's limits, why. */
export function useOrderLimit(product: CardProduct): { most: number; reason: string | null } {
  const quantity = useShopSelector(selectQuantityOf(product.id));
  const most = useShopSelector(selectMostOf(product));
  const limits = useShopSelector(selectCartLimits);
  const isFull = quantity >= most && most < product.in_stock;
  if (!limits || !isFull) return { most, reason: null };
  const { pieces_per_product: ofOne, pieces_per_order: inAll } = limits;
  const reason = quantity >= ofOne ? messages.mostOfOne(ofOne) : messages.mostInAll(inAll);
  return { most, reason };
}
