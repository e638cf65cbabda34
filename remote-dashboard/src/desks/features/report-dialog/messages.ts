import type { ReportResult } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = "Courier's list";
export const courier = 'Courier';
export const chooseCourier = 'Choose a courier';
export const choose = 'Choose a file (CSV or Excel)';
export const lead =
  'A list with a heading that names parcel and status. Nothing is written before you have seen what each row does.';
export const book = (count: number) =>
  count === 1 ? 'Update 1 parcel' : `Update ${writeDigits(count)} parcels`;
export const close = 'Close';
export const results: Record<ReportResult, string> = {
  told: 'Updated',
  old: 'Known already',
  unknown: 'Unknown parcel',
  refused: 'Refused',
};
export const would = 'Would be updated';
export const line = (row: number) => `Line ${writeDigits(row)}`;
export const numberAdded = (number: string) => `number ${number} added`;
