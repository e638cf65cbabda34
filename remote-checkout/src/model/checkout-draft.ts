import { emptyOrderForm } from '@pasal/shared/domain';
import { eraseDraft, loadDraft, saveDraft, type CheckoutDraft } from './draft-storage';

const nothing: CheckoutDraft = { values: emptyOrderForm, attempt: null };

/**
 * What was typed and the attempt under way: while the shopper looks at the cart and comes back, and
 * over a reload of this tab. Written by event handlers and effects alone, so a server that renders
 * the page always reads the empty one.
 */
let kept = nothing;

export function readDraft(): CheckoutDraft {
  return kept;
}

export function keepDraft(part: Partial<CheckoutDraft>): void {
  kept = { ...kept, ...part };
  saveDraft(kept);
}

/** Takes over what this tab kept over a reload, unless the page already knows more. */
export function restoreDraft(): CheckoutDraft {
  const saved = kept === nothing ? loadDraft() : null;
  if (saved) kept = saved;
  return kept;
}

/** The order is placed: what comes next is another one. */
export function forgetDraft(): void {
  kept = nothing;
  eraseDraft();
}
