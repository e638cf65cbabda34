import type { DeliveryTerms, QuotedDelivery } from '@pasal/shared/contracts';

/** Days in which products with fast delivery come; undefined where all others come as soon (D80). */
export function fastDaysOf({ days, fast_days }: DeliveryTerms) {
  if (!days || fast_days === null || fast_days === undefined) return undefined;
  if (fast_days >= days.to) return undefined;
  return { from: Math.min(days.from, fast_days), to: fast_days };
}

/** Says how fast these products arrive: they come in one delivery, as fast as the slowest of them. */
export function speedOf(products: readonly { fast_delivery: boolean }[]): QuotedDelivery['fast'] {
  if (!products.some((product) => product.fast_delivery)) return undefined;
  return products.every((product) => product.fast_delivery) ? 'sooner' : 'waits';
}
