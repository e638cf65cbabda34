import type { CourierFileColumn, CourierFileValue, HandedParcel } from '@pasal/shared/contracts';
import { parcelCode } from '@pasal/shared/domain';
import { CSV_START, csvLine } from '../csv';

/** A phone in the format of couriers: ten digits, without country code. */
const phoneCell = (phone: string) => phone.replace(/^\+(?:977(?=9\d{9}$))?/, '');

const VALUES: Record<CourierFileValue, (parcel: HandedParcel) => string | number> = {
  order_number: ({ order_number }) => order_number,
  parcel: ({ order_number, number }) => parcelCode(order_number, number),
  consignment: ({ consignment }) => consignment ?? '',
  customer_name: ({ customer_name }) => customer_name,
  phone: ({ phone }) => phoneCell(phone),
  address: ({ address }) => address,
  city: ({ city }) => city,
  district: ({ district }) => district,
  pieces: ({ pieces }) => pieces,
  weight_grams: ({ weight_grams }) => weight_grams ?? '',
  weight_kg: ({ weight_grams }) => (weight_grams === null ? '' : weight_grams / 1000),
  cash: ({ cash_due }) => cash_due,
  goods: ({ goods }) => goods,
  empty: () => '',
};

/** The file that a courier's own site accepts, in the columns the owner chose. */
export const handOverCsv = (
  columns: readonly CourierFileColumn[],
  parcels: readonly HandedParcel[],
): string =>
  CSV_START +
  csvLine(columns.map(({ title }) => title)) +
  parcels.map((parcel) => csvLine(columns.map(({ value }) => VALUES[value](parcel)))).join('');
