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
export const whoBooks = 'Who keeps the money books what was paid later.';
