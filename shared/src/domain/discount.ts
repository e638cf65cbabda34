import type { CardProduct } from '../contracts/products/product';

/** The percentage on a badge: an integer, and only above 0 (R2.40). */
export function badgePercentage({
  discount_percentage,
}: Pick<CardProduct, 'discount_percentage'>): number | null {
  const whole = Math.trunc(discount_percentage);
  return whole > 0 ? whole : null;
}

/** True if a product's discount is a deal; others are regular prices. */
export const isDeal = ({ section }: Pick<CardProduct, 'section'>) => section === 'weekly_deals';
