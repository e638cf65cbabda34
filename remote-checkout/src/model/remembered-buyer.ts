import type { OrderFormValues } from '@pasal/shared/domain';
import { isFormValues, isFresh, isRecord } from './stored-form';
import { readStored, writeStored } from './stored-json';

/** The buyer's details for the next checkout, if they opted in; stored only in this browser (D91). */
const KEY = 'pasal:buyer';
const VERSION = 1;
/** Milliseconds after the last order: inactive buyers are forgotten. */
const LONGEST = 365 * 24 * 60 * 60 * 1000;

export const rememberBuyer = (values: OrderFormValues) =>
  writeStored('localStorage', KEY, { version: VERSION, at: Date.now(), values });

export const forgetBuyer = () => writeStored('localStorage', KEY, null);

/** The values of the buyer's last order; null without consent. */
export function readBuyer(): OrderFormValues | null {
  const saved = readStored('localStorage', KEY);
  if (saved === null) return null;
  const isWhole = isRecord(saved) && saved.version === VERSION && isFresh(saved.at, LONGEST);
  if (isWhole && isFormValues(saved.values)) return saved.values;
  forgetBuyer();
  return null;
}
