/** Letters of the longest term that is kept; longer ones are texts that somebody has pasted. */
const LONGEST = 60;
/** So many digits with no letter between them are a phone, an order number or a card; models have letters. */
const TELLING = /\p{Nd}(?:[\s.+()/-]*\p{Nd}){6,}/u;

const isAddress = (text: string) => /@|:\/\/|www\./.test(text);

/**
 * A search as it is counted: in small letters, with single spaces. Null where nobody may read it: people type
 * phones, order numbers and e-mails as well.
 */
export function readableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (term.length < 2 || term.length > LONGEST) return null;
  return isAddress(term) || TELLING.test(term) ? null : term;
}
