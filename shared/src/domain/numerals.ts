/** Precedes an amount of money (D10). */
export const RUPEES = 'Rs.';

/** Writes a text's digits in the page's language; in English they are unchanged. */
export const writeDigits = (text: string | number): string => String(text);
