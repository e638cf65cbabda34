/** Nepali for a server, which writes both languages; a page's build has one. */
import { formatRupees } from './money';
import { RUPEES, writeDigits } from './numerals.ne';

export * from './labels.ne';
export { RUPEES, writeDigits } from './numerals.ne';
export { WORDS } from './words.ne';

/** `रु. १,२३,४५६` for what `formatRupees` writes in English. */
export const formatNepaliRupees = (rupees: number): string =>
  writeDigits(formatRupees(rupees).replace(/^\S+/, RUPEES));
