import type { DebtRequest } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'Owed by the buyer';
export const lead = 'What was short when the parcel was delivered.';
export const parcel = (number: number) => `Parcel ${writeDigits(number)}`;
export const ends: Record<DebtRequest['end'], string> = { paid: 'Paid later', forgiven: 'Forgive' };
export const titled = (end: string, number: number) => `${end}: ${parcel(number)}`;
export const amount = 'Amount (Rs.)';
export const amountHint = (most: string) => `At most ${most}, which are owed.`;
export const takenBy = 'Who has the money';
export const drawer = "The shop's drawer";
export const remarks = 'Remarks';
export const reason = 'Why';
export const reasonHint = 'It stands in the cash book and in the history of the order.';
export const sayWhy = 'Write why it is forgiven.';
export const book = 'Book it';
export const done: Record<DebtRequest['end'], string> = {
  paid: 'Paid later',
  forgiven: 'Forgiven',
};
export const endedText = (end: string, rupees: string, day: string) => `${end}: ${rupees}, ${day}`;
export const reversed = 'Reversed';
export const reverse = 'Reverse';
export const reverseOf = (what: string) => `${reverse} (${what})`;
export const reverseTitle = 'Reverse';
export const reverseLead = (rupees: string) =>
  `It was booked by mistake: ${rupees} are booked once more with the opposite sign, today, and are owed again. Then book what is right.`;
export const needsReason = 'Write down the reason.';
export const whoBooks = 'Who keeps the money books what was paid later.';
/** @param owed what the buyer owes of the parcel now; @param due what they are to get back */
export const standsNow = (owed: string, due: string) =>
  `Now the buyer owes ${owed} of this parcel, and is to get back ${due}.`;
