import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = 'Couriers';
export const lead =
  'Who brings parcels to your customers: your own riders, couriers, and buses. Staff choose one when they hand a parcel over.';
export const add = 'Add a courier';
export const edit = (name: string) => `Edit ${name}`;
export const editShort = 'Edit';
export const failed = 'Failed to load the couriers.';
export const empty = 'No couriers yet';
export const emptyText = 'Add the first one, such as your own rider.';
export const name = 'Name';
export const phone = 'Phone';
export const kind = 'Kind';
export const served = 'Places';
export const state = 'State';
export const on = 'Switched on';
export const off = 'Switched off';
export const activeLabel = 'Gets parcels';
export const places = 'Places and charges';
export const placesHint =
  'What the courier takes for each place. Without a district it holds for the whole country, without a city for the whole district.';
export const place = (number: number) => `Place ${writeDigits(number)}`;
export const district = 'District';
export const wholeCountry = 'The whole country';
export const city = 'City';
export const wholeDistrict = 'The whole district';
export const upTo = 'Up to grams';
export const upToHint = 'Empty for any weight.';
export const charge = 'Charge in rupees';
export const days = 'Days';
export const addPlace = 'Add a place';
export const removePlace = (number: number) => `Remove place ${writeDigits(number)}`;
export const noPlaces = 'None';
export const countPlaces = (count: number, least: number) =>
  `${writeDigits(count)}, from ${formatRupees(least)}`;
export const nameNeeded = 'Enter a name.';
export const wrongCharge = 'Enter the charge of each place in rupees, such as 150 or 150.50.';
export const hookLead =
  "A courier's system may report by itself, signed. Give the courier this address and a secret; the API's page says how.";
export const hook = 'Address for signed reports';
export const copy = (label: string) => `Copy: ${label}`;
export const makeSecret = 'Make a new secret for signed reports';
export const secret = 'Secret';
export const secretHint =
  'Hand it to the courier now: it is not shown again. The one before no longer works.';
export const link = 'Link';
