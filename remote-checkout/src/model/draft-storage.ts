import type { OrderFormValues } from '@pasal/shared/domain';
import type { OrderAttempt } from './order-attempt';
import { isFormValues, isFresh, isRecord } from './stored-form';
import { readStored, writeStored } from './stored-json';

/** The typed values, and the attempt to place the order. */
export interface CheckoutDraft {
  values: OrderFormValues;
  attempt: OrderAttempt | null;
  /** The buyer wants to be remembered when the order is placed (D91). */
  remember: boolean;
}

/**
 * The draft in the tab's session storage: it ends with the tab and never joins what is persisted
 * (D20). Storage that is forbidden, full or damaged costs the draft a reload, nothing else.
 */
const KEY = 'pasal:checkout';
/** The version of the shape below; a draft of another version is dropped. */
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
