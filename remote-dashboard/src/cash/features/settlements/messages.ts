import type { SettlementSource } from '@pasal/shared/contracts';

export const title = 'Handed in';
export const empty = 'Nothing was handed in yet.';
export const day = 'Day';
export const reference = 'Reference';
export const by = 'Booked by';
export const parcels = 'Parcels';
export const charges = 'Charges';
export const received = 'Came in';
export const sources: Record<SettlementSource, string> = { typed: 'Typed', file: 'From a list' };
