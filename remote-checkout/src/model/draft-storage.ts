import type { OrderFormValues } from '@pasal/shared/domain';
import type { OrderAttempt } from './order-attempt';
import { isFormValues, isFresh, isRecord } from './stored-form';
import { readStored, writeStored } from './stored-json';

/** The form's values, and the current attempt. */
export interface CheckoutDraft {
  values: OrderFormValues;
  attempt: OrderAttempt | null;
  /** The buyer opted in to storing their details after the order (D91). */
  remember: boolean;
}

/**
 * The draft in the tab's session storage: it ends with the tab and is never persisted (D20). If storage is blocked,
 * full or damaged, a reload loses the draft, nothing more.
 */
const KEY = 'pasal:checkout';
/** The version of the format below; a draft of another version is dropped. */
const VERSION = 1;
/** Milliseconds after which a draft is dropped for privacy (D20). */
const LONGEST = 12 * 60 * 60 * 1000;

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

export function saveDraft(draft: CheckoutDraft): void {
  writeStored('sessionStorage', KEY, { version: VERSION, at: Date.now(), ...draft });
}

export function loadDraft(): CheckoutDraft | null {
  const saved = readStored('sessionStorage', KEY);
  if (!isRecord(saved) || saved.version !== VERSION || !isFresh(saved.at, LONGEST)) {
    eraseDraft();
    return null;
  }
  if (!isFormValues(saved.values)) return null;
  return {
    values: saved.values,
    attempt: isAttempt(saved.attempt) ? saved.attempt : null,
    remember: saved.remember === true,
  };
}

export const eraseDraft = () => writeStored('sessionStorage', KEY, null);
