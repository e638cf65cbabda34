import { plainSigns } from './text/plain-signs';

/** The code on a parcel's label, such as `NP-2026-000123-1`. */
export const parcelCode = (orderNumber: string, number: number) => `${orderNumber}-${number}`;

/** Digits of an order's number; those that are longer have no zeros before them. */
const DIGITS = 6;
const CODE = /^#? ?([A-Z]{2})[- ]?(\d{4})[- ](\d{1,9})(?: ?[-/] ?(\d{1,2}))?$/;
/** The same run together: all zeros are there. */
const JOINED = /^#? ?([A-Z]{2})(\d{4})(\d{6})$/;

/**
 * The order, and the parcel of it where one is named, that a text means: as labels and lists have it (`NP-2026-000123-2`,
 * `NP-2026-000123/2`), and as people and spreadsheets write it (D343): small letters, spaces for dashes, zeros lost, digits of
 * either script.
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

/** The parcel that a scanned code names; a packing slip names the order, and means its first parcel. */
export function readParcelCode(text: string): { order_number: string; number: number } | undefined {
  const named = readParcelName(text);
  return named && { ...named, number: named.number ?? 1 };
}

/** A number that a spreadsheet shortened, such as 1.23E+11: which one it was nobody can say. */
export const isShortened = (text: string): boolean =>
  /^\d(?:[.,]\d+E\+?\d+|E\+\d+)$/i.test(plainSigns(text));

/** What a spreadsheet and a keyboard leave of a number: letters and digits, without zeros before them (D343). */
export const consignmentKey = (text: string): string =>
  plainSigns(text)
    .replace(/^(\d+)\.0+$/, '$1')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
