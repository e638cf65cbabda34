import { DELIVERY_TYPES } from '@pasal/shared/contracts';
import { TEXT_FIELDS, type CheckoutValues } from './checkout-values';
import type { OrderAttempt } from './order-attempt';

/** What was typed, and the attempt to place it. */
export interface CheckoutDraft {
  values: CheckoutValues;
  attempt: OrderAttempt | null;
}

/**
 * The draft in the tab's session storage: it ends with the tab and never joins what is persisted
 * (decision 20). Storage that is forbidden, full or damaged costs the draft a reload, nothing else.
 */
const KEY = 'pasal:checkout';
/** Of the shape below; another version's draft is dropped. */
const VERSION = 1;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isPlace = (value: unknown) => value === null || Number.isInteger(value);

function isValues(value: unknown): value is CheckoutValues {
  return (
    isRecord(value) &&
    TEXT_FIELDS.every((field) => typeof value[field] === 'string') &&
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

export function saveDraft({ values, attempt }: CheckoutDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, values, attempt }));
  } catch {
    // Forbidden or full: the draft lives as long as the page.
  }
}

export function loadDraft(): CheckoutDraft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(saved) || saved.version !== VERSION || !isValues(saved.values)) return null;
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
