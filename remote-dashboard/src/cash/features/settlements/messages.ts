import type { SettlementSource } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';

export const title = 'Handed in';
export const empty = 'Nothing was handed in yet.';
export const day = 'Day';
export const reference = 'Reference';
export const by = 'Booked by';
export const parcels = 'Parcels';
export const charges = 'Charges';
export const received = 'Came in';
export const sources: Record<SettlementSource, string> = { typed: 'Typed', file: 'From a list' };
export const actions = 'Actions';
export const actionsFor = (id: number) => `Actions for settlement ${id}`;
export const print = 'Print';
export const printFailed = "The settlement couldn't be loaded. Please try again.";
export const reversed = 'Reversed';
export const reverse = 'Reverse';
export const reverseTitle = (id: number) => `Reverse settlement ${id}?`;
export const reverseLead = (rupees: string) =>
  `It is booked once more with the opposite sign, today: ${rupees} leave the drawer again, and what was settled is owed again. Then book what is right.`;
export const reason = 'Reason';
export const needsReason = 'Write down the reason.';
export const takesBack = (id: number, why: string) => `Reverses settlement ${id}: ${why}`;
export const paper = (id: number, courier: string) => `Settlement ${id} with ${courier}`;
export const columns = ['No.', 'Parcel', 'Customer', 'Cash', 'Charge', 'Came in'] as const;
export const together = (came: number, kept: number) =>
  `${formatRupees(came)} came in, ${formatRupees(kept)} kept by the courier`;
export const gave = 'Handed in by';
export const took = 'Received by';
export const owedByIt = (ref: string, now: string, then: string) =>
  `${ref}: ${now} owed now, ${then} after it`;
export const notLoaded = 'Wait until its parcels are shown.';
