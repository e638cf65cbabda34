import type { CardProduct } from '@pasal/shared/contracts';
import { badgePercentage } from '@pasal/shared/domain';

type Priced = Pick<CardProduct, 'price' | 'original_price' | 'discount_percentage'>;

/** `n` of '{n}% OFF', shown when the original price is higher (R2.51). */
export function percentageOff(product: Priced): number | null {
  const { price, original_price } = product;
  if (original_price <= price) return null;
  return badgePercentage(product) ?? Math.round(((original_price - price) / original_price) * 100);
}
