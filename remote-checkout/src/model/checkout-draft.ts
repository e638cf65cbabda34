import { emptyOrderForm } from '@pasal/shared/domain';
import { eraseDraft, loadDraft, saveDraft, type CheckoutDraft } from './draft-storage';
import { keepLastPlace } from './last-places';
import { readBuyer, rememberBuyer } from './remembered-buyer';

const nothing: CheckoutDraft = { values: emptyOrderForm, attempt: null, remember: false };

/**
 * The typed values and the attempt under way. They outlive a visit to the cart and a reload of this tab. Only
 * event handlers and effects write them, so a server that renders the page always reads the empty draft.
 */
let draft = nothing;

export function readDraft(): CheckoutDraft {
  return draft;
}

export function updateDraft(part: Partial<CheckoutDraft>): void {
  draft = { ...draft, ...part };
  saveDraft(draft);
}

/**
 * Reads the draft that this tab stored before a reload, unless the page already has a newer one; without any it
 * begins with the buyer this browser remembers.
 */
export function restoreDraft(): CheckoutDraft {
  if (draft !== nothing) return draft;
  const values = readBuyer();
  draft = loadDraft() ?? (values ? { ...nothing, values, remember: true } : nothing);
  return draft;
}

/** The order is placed: what comes next is another one, by the same buyer where they wish so (D91). */
export function settleDraft(): void {
  const { values, remember } = draft;
  keepLastPlace(values);
  if (remember) rememberBuyer(values);
  forgetDraft();
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  draft = nothing;
  eraseDraft();
}
