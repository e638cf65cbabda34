/** Stands before an amount of money (D10). */
export const RUPEES = 'Rs.';

/** Writes the digits of a text as the language of the page does; English ones are as they are. */
export const writeDigits = (text: string | number): string => String(text);
