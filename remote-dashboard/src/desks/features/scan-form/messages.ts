import type { ToldEvent } from '@pasal/shared/contracts';

export const hint = "The parcel's code or the courier's number, then Enter.";
export const event = 'Mark as';
export const events: Partial<Record<ToldEvent, string>> = {
  on_the_way: 'On the way',
  delivered: 'Delivered',
  not_delivered: 'Could not deliver',
  coming_back: 'Coming back',
};
export const reason = 'Reason';
export const marked = (code: string) => `${code} is marked.`;
export const failed = 'That did not work. Please scan it again.';
export const chooseReason = 'Choose a reason';
export const sayReason = 'Choose a reason first.';
export const findHint = "The slip's or label's code, or the order's number, then Enter.";
export const notHere = 'Nothing with this code waits at this desk.';
