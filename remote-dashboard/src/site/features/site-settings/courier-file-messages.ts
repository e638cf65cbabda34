import type { CourierFilePreset, CourierFileValue, ListHeading } from '@pasal/shared/contracts';

export const title = "Couriers' files";
export const lead =
  'The file that you make on the desk To hand over and upload on the page of a courier, and the columns of the lists that it sends back. Start with a ready shape and change its columns.';
export const preset = 'Shape';
export const usual = 'Plain columns';
export const own = 'Own columns, below';
export const presets: Record<CourierFilePreset, string> = {
  plain: 'Plain: parcel, name, phone, place, cash',
  branch: 'By branch: receiver, destination branch, package, kg',
  merchant: 'Merchant order: recipient, city, zone, item, amount',
};
export const heading = 'Heading';
export const headingNeeded = 'Write a heading, or remove the column.';
export const value = 'What stands in it';
export const values: Record<CourierFileValue, string> = {
  order_number: 'Order number',
  parcel: 'Code of the parcel',
  consignment: "Courier's number",
  customer_name: "Customer's name",
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  district: 'District',
  pieces: 'Pieces',
  weight_grams: 'Weight in grams',
  weight_kg: 'Weight in kilograms',
  cash: 'Cash to collect',
  goods: 'Goods',
  empty: 'Nothing',
};
export const addColumn = 'Add a column';
export const removeColumn = (name: string) => `Remove "${name}"`;
export const listLead =
  "What this courier's own lists call their columns. Fill in only what the shop does not find by itself; usual names, English and Nepali, are known.";
/** @param means what the shop takes it for */
export const stateWord = (word: string, means: string) => `“${word}” means: ${means}`;
export const forgetWord = (word: string) => `Forget “${word}”`;
export const listHeadings: Record<ListHeading, string> = {
  parcel: 'Column of the parcel',
  state: 'Column of the status',
  reason: 'Column of the reason',
  remarks: 'Column of remarks',
  cash: 'Column of the cash',
  charge: 'Column of the charge',
  net: 'Column of what was paid',
};
