import { emptyOrderForm } from '@pasal/shared/domain';
import { eraseDraft, loadDraft, saveDraft, type CheckoutDraft } from './draft-storage';
import { keepLastPlace } from './last-places';
import { readBuyer, rememberBuyer } from './remembered-buyer';

const nothing: CheckoutDraft = { values: emptyOrderForm, attempt: null, remember: false };

/**
 * The form's values and the current attempt. They survive a visit to the cart and a reload of this tab. Only event
 * handlers and effects write them, so a server that renders the page always reads the empty draft.
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
 * Reads the draft this tab stored before a reload, unless the page has a newer one; otherwise starts with the buyer
 * stored in this browser.
 */
export function restoreDraft(): CheckoutDraft {
  if (draft !== nothing) return draft;
  const values = readBuyer();
  draft = loadDraft() ?? (values ? { ...nothing, values, remember: true } : nothing);
  return draft;
}

/** The order is placed: the next one starts empty, or with the same buyer if they opted in (D91). */
export function settleDraft(): void {
  const { values, remember } = draft;
  keepLastPlace(values);
  if (remember) rememberBuyer(values);
  forgetDraft();
}

/** Discards the form's values. */
export function forgetDraft(): void {
  draft = nothing;
  eraseDraft();
}
