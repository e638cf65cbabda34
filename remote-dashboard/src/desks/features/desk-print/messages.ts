import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = (count: number) =>
  count === 1 ? 'Print for 1 parcel' : `Print for ${writeDigits(count)} parcels`;
export const print = 'Print';
export const slips = 'Packing slips';
export const invoices = 'Invoices';
export const labels = 'Labels';
export const size = 'Size of the labels';
export const label = '100 × 150 mm, one on each';
export const sheet = 'A4, four on each sheet';
export const chooseSome = 'Choose what to print.';
export const labelOf = (code: string) => `Label ${code}`;
export const to = 'To';
export const from = 'From';
export const collect = (total: number) => `Cash: ${formatRupees(total)}`;
export const paid = 'Paid. Collect nothing.';
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${writeDigits(count)} pieces`);
export const grams = (weight: number) => `${writeDigits(weight)} g`;
export const courier = 'Courier';
