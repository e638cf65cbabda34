import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = 'Hand-over sheet';
export const courier = 'Courier';
export const chooseCourier = 'Choose a courier';
export const day = 'Handed over on';
export const print = 'Print sheet';
export const file = "Courier's upload file";
export const close = 'Close';
export const none =
  'Nothing was handed over to this courier on that day, or all of it is on its way already.';
export const failed = 'Failed to load the sheet.';
export const sum = (count: number, cash: number) =>
  `${count === 1 ? '1 parcel' : `${writeDigits(count)} parcels`}, ${formatRupees(cash)} to collect`;
export const sheetOf = (name: string) => `Hand-over sheet for ${name}`;
export const date = 'Date';
export const columns = ['No.', 'Parcel', 'Customer', 'Place', 'Pieces', 'Cash'] as const;
export const total = 'Total';
export const handedOver = 'Handed over by';
export const received = 'Received by, with time and signature';
export const all = 'Also what the courier has reported of since';
export const link = (name: string) => `Link for ${name} to work by`;
