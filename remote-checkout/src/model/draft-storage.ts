import { DELIVERY_TYPES } from '@pasal/shared/contracts';
import { ORDER_TEXT_FIELDS, type OrderFormValues } from '@pasal/shared/domain';
import type { OrderAttempt } from './order-attempt';

/** What was typed, and the attempt to place it. */
export interface CheckoutDraft {
  values: OrderFormValues;
  attempt: OrderAttempt | null;
}

/**
 * The draft in the tab's session storage: it ends with the tab and never joins what is persisted
 * (D20). Storage that is forbidden, full or damaged costs the draft a reload, nothing else.
 */
const KEY = 'pasal:checkout';
/** Of the shape below; another version's draft is dropped. */
const VERSION = 1;
/** Milliseconds after which what was typed is nobody's business any more (D20). */
const LONGEST = 12 * 60 * 60 * 1000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isPlace = (value: unknown) => value === null || Number.isInteger(value);

function isValues(value: unknown): value is OrderFormValues {
  return (
    isRecord(value) &&
    ORDER_TEXT_FIELDS.every((field) => typeof value[field] === 'string') &&
    isPlace(value.district_id) &&
    isPlace(value.city_id) &&
    DELIVERY_TYPES.some((type) => type === value.delivery_type)
  );
}

function isJson(text: unknown): boolean {
  try {
    return typeof text === 'string' && isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

function isAttempt(value: unknown): value is OrderAttempt {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    Array.isArray(value.sent) &&
    value.sent.every(isJson) &&
    (value.waitingSince === null || Number.isFinite(value.waitingSince))
  );
}

/** A clock that was put back since must not keep it longer. */
const isFresh = (at: unknown) => typeof at === 'number' && Math.abs(Date.now() - at) <= LONGEST;

export function saveDraft({ values, attempt }: CheckoutDraft): void {
  try {
    const draft = { version: VERSION, at: Date.now(), values, attempt };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Forbidden or full: the draft lives as long as the page.
  }
}

export function loadDraft(): CheckoutDraft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(saved) || saved.version !== VERSION || !isFresh(saved.at)) {
      eraseDraft();
      return null;
    }
    if (!isValues(saved.values)) return null;
    return { values: saved.values, attempt: isAttempt(saved.attempt) ? saved.attempt : null };
  } catch {
    return null;
  }
}

export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: nothing was ever kept there.
  }
}
