/** Letters of the longest stored term; longer ones are texts that somebody has pasted. */
const LONGEST = 60;
/** So many digits with no letter between them are a phone, an order number or a card; models have letters. */
const TELLING = /\p{Nd}(?:[\s.+()/-]*\p{Nd}){6,}/u;

const isAddress = (text: string) => /@|:\/\/|www\./.test(text);

/**
 * Returns the form of a search that is counted: in small letters, with single spaces. Null for a term that
 * must not be read: people type phones, order numbers and emails as well.
 */
export function readableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (term.length < 2 || term.length > LONGEST) return null;
  return isAddress(term) || TELLING.test(term) ? null : term;
}
