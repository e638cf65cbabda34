import { writeDigits } from '@pasal/shared/domain';

export const title = 'Customers';
export const lead =
  'Everybody who ordered, by phone number; who ordered last comes first. Numbers and emails of one person can be joined.';
export const search = 'Name, phone, email or order number';
export const customer = 'Customer';
export const orders = 'Orders';
export const delivered = 'Delivered';
export const refused = 'Refused';
export const last = 'Last order';
export const bought = 'Bought';
export const joined = (count: number) => `+ ${writeDigits(count)} joined`;
export const notes = (count: number) => (count === 1 ? '1 note' : `${writeDigits(count)} notes`);
export const refusals = (count: number) => `${writeDigits(count)} refused`;
export const failed = 'Failed to load customers.';
export const empty = 'No customers yet';
export const emptyText = 'Whoever orders stands here.';
export const emptyFound = 'No customer fits this search.';
export const older = 'Earlier customers';
export const newest = 'Back to the latest';
