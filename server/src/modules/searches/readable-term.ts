/** Maximum length of a stored term; longer ones are pasted texts. */
const LONGEST = 60;
/** This many digits without a letter between them are a phone, an order number or a card; model names have letters. */
const TELLING = /\p{Nd}(?:[\s.+()/-]*\p{Nd}){6,}/u;

const isAddress = (text: string) => /@|:\/\/|www\./.test(text);

/**
 * The form in which a search is counted: lower case, single spaces. Null for a term that must not be read: people also type phones, order
 * numbers and emails.
 */
export function readableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (term.length < 2 || term.length > LONGEST) return null;
  return isAddress(term) || TELLING.test(term) ? null : term;
}
