import type { CardProduct } from '@pasal/shared/contracts';

type Priced = Pick<CardProduct, 'price' | 'original_price' | 'discount_percentage'>;

/** The percentage on a badge: an integer, and only above 0 (R2.40). */
export function badgePercentage({ discount_percentage }: Priced): number | null {
  const whole = Math.trunc(discount_percentage);
  return whole > 0 ? whole : null;
}

/** `n` of '{n}% OFF', shown when the original price is higher (R2.51). */
export function percentageOff(product: Priced): number | null {
  const { price, original_price } = product;
  if (original_price <= price) return null;
  return badgePercentage(product) ?? Math.round(((original_price - price) / original_price) * 100);
}
