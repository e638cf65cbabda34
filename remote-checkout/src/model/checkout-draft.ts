import { emptyCheckout, type CheckoutValues } from './checkout-values';
import type { OrderAttempt } from './order-attempt';

interface CheckoutDraft {
  values: CheckoutValues;
  attempt: OrderAttempt | null;
}

const nothing: CheckoutDraft = { values: emptyCheckout, attempt: null };

/**
 * What was typed and the attempt under way, while the shopper looks at the cart and comes back.
 * In memory only: the form is never persisted (decision 20). Written by event handlers alone, so a
 * server that renders the page always reads the empty one.
 */
let kept = nothing;

export function readDraft(): CheckoutDraft {
  return kept;
}

export function keepDraft(part: Partial<CheckoutDraft>): void {
  kept = { ...kept, ...part };
}

/** The order is placed: what comes next is another one. */
export function forgetDraft(): void {
  kept = nothing;
}
