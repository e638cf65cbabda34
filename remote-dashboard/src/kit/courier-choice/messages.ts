import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const courier = 'Courier';
export const noCouriers = 'There are no couriers yet. An administrator adds them under Couriers.';
const daysOf = (days: number) => (days === 1 ? '1 day' : `${writeDigits(days)} days`);
export const offer = (name: string, charge: number | null, days: number | null) =>
  [
    name,
    ...(charge === null ? [] : [formatRupees(charge)]),
    ...(days === null ? [] : [daysOf(days)]),
  ].join(' · ');
export const servesNone = (name: string) => `${name} · takes none of these`;
export const servesSome = (name: string, served: number, of: number) =>
  `${name} · serves ${writeDigits(served)} of ${writeDigits(of)}`;
export const unserved = (names: string) =>
  `This courier's places and weights don't cover ${names}.`;
export const weightUnknown =
  'This courier charges by weight. A parcel without one counts as the lightest.';
