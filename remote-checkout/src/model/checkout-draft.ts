import { emptyCheckout } from './checkout-values';
import { eraseDraft, loadDraft, saveDraft, type CheckoutDraft } from './draft-storage';

const nothing: CheckoutDraft = { values: emptyCheckout, attempt: null };

/**
 * What was typed and the attempt under way: while the shopper looks at the cart and comes back, and
 * over a reload of this tab. Written by event handlers and effects alone, so a server that renders
 * the page always reads the empty one.
 */
let kept = nothing;
const listeners = new Set<() => void>();

function become(draft: CheckoutDraft): void {
  kept = draft;
  for (const listener of listeners) listener();
}

export function readDraft(): CheckoutDraft {
  return kept;
}

/** What a server, which has no tab, renders the page with. */
export function emptyDraft(): CheckoutDraft {
  return nothing;
}

/** Calls `listener` after every change. Returns how to stop. */
export function followDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepDraft(part: Partial<CheckoutDraft>): void {
  become({ ...kept, ...part });
  saveDraft(kept);
}

/** Takes over what this tab kept over a reload, unless the page already knows more. */
export function restoreDraft(): CheckoutDraft {
  const saved = kept === nothing ? loadDraft() : null;
  if (saved) become(saved);
  return kept;
}

/** The order is placed: what comes next is another one. */
export function forgetDraft(): void {
  become(nothing);
  eraseDraft();
}
