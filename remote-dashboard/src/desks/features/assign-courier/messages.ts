import { writeDigits } from '@pasal/shared/domain';

export const assign = 'Assign courier';
export const title = (count: number) =>
  count === 1 ? assign : `${assign}: ${writeDigits(count)} parcels`;
export const nobody = 'Nobody yet';
export const chooseCourier = 'Choose a courier';
