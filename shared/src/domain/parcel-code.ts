/** The code on a parcel's label, such as `NP-2026-000123-1`. */
export const parcelCode = (orderNumber: string, number: number) => `${orderNumber}-${number}`;

const CODE = /^([A-Z]{2}-\d{4}-\d{4,9})(?:-(\d{1,2}))?$/;

/** The parcel that a scanned code names; a packing slip names the order, and means its first parcel. */
export function readParcelCode(text: string): { order_number: string; number: number } | undefined {
  const [, order_number, number = '1'] = CODE.exec(text.trim().toUpperCase()) ?? [];
  return order_number === undefined ? undefined : { order_number, number: Number(number) };
}
