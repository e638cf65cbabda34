/** Letters of the longest term that is kept; longer ones are texts that somebody has pasted. */
const LONGEST = 60;
/** So many digits are a phone, an order number or a card. */
const TELLING_DIGITS = 7;

const isAddress = (text: string) => /@|:\/\/|www\./.test(text);
const isNumber = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length >= TELLING_DIGITS;

/**
 * A search as it is counted: in small letters, with single spaces. Null where nobody may read it: people type
 * phones, order numbers and e-mails as well.
 */
export function readableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (term.length < 2 || term.length > LONGEST) return null;
  return isAddress(term) || isNumber(term) ? null : term;
}
