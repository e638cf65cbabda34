import { nepaliDigits } from '@pasal/core/contract/nepali-digits';

export const RUPEES = 'रु.';

/** True if the reader chose Latin digits (D167): the host sets this for all parts before rendering. A server has no reader. */
const isLatin = () => (globalThis as { pasalDigits?: unknown }).pasalDigits === 'latin';

export const writeDigits = (text: string | number): string =>
  isLatin() ? String(text) : nepaliDigits(text);
