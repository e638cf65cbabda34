import type { DeliveryTerms, QuotedDelivery } from '@pasal/shared/contracts';

/** Delivery days of products with fast delivery; undefined if all others arrive as fast (D80). */
export function fastDaysOf({ days, fast_days }: DeliveryTerms) {
  if (!days || fast_days === null || fast_days === undefined) return undefined;
  if (fast_days >= days.to) return undefined;
  return { from: Math.min(days.from, fast_days), to: fast_days };
}

/** How fast these products arrive: in one delivery, as fast as the slowest of them. */
export function speedOf(products: readonly { fast_delivery: boolean }[]): QuotedDelivery['fast'] {
  if (!products.some((product) => product.fast_delivery)) return undefined;
  return products.every((product) => product.fast_delivery) ? 'sooner' : 'waits';
}
