import { plainSigns } from './text/plain-signs';

/** The code on a parcel's label, such as `NP-2026-000123-1`. */
export const parcelCode = (orderNumber: string, number: number) => `${orderNumber}-${number}`;

/** Digits of an order number; longer ones have no leading zeros. */
const DIGITS = 6;
const CODE = /^#? ?([A-Z]{2})[- ]?(\d{4})[- ](\d{1,9})(?: ?[-/] ?(\d{1,2}))?$/;
/** The same without separators, with all leading zeros. */
const JOINED = /^#? ?([A-Z]{2})(\d{4})(\d{6})$/;

/**
 * Parses an order and optional parcel number: as on labels and lists (`NP-2026-000123-2`, `NP-2026-000123/2`), and
 * as people and spreadsheets write it (D343): lower case, spaces for dashes, missing zeros, digits of either script.
 */
export function readParcelName(
  text: string,
): { order_number: string; number: number | undefined } | undefined {
  const plain = plainSigns(text).toUpperCase().replace(/^'+/, '').replaceAll(/ +/g, ' ');
  const [, prefix, year, digits = '', number] = CODE.exec(plain) ?? JOINED.exec(plain) ?? [];
  if (prefix === undefined) return undefined;
  const order_number = `${prefix}-${year}-${digits.padStart(DIGITS, '0')}`;
  return { order_number, number: number === undefined ? undefined : Number(number) };
}

/** The parcel of a scanned code; a packing slip has the order number, which means its first parcel. */
export function readParcelCode(text: string): { order_number: string; number: number } | undefined {
  const named = readParcelName(text);
  return named && { ...named, number: named.number ?? 1 };
}

/** A number abbreviated by a spreadsheet, such as 1.23E+11, whose digits are lost. */
export const isShortened = (text: string): boolean =>
  /^\d(?:[.,]\d+E\+?\d+|E\+\d+)$/i.test(plainSigns(text));

/** Normalises a number from spreadsheets and keyboards: letters and digits, without leading zeros (D343). */
export const consignmentKey = (text: string): string =>
  plainSigns(text)
    .replace(/^(\d+)\.0+$/, '$1')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
