import { writeDigits } from '@pasal/shared/domain';

export const title = 'Confirm without a call?';
export const confirm = 'Confirm';
export const lead = (count: number) =>
  count === 1
    ? 'Your rules want the buyer of this order called first:'
    : `Your rules want the buyers of these ${writeDigits(count)} orders called first:`;
export const all = 'Confirm them too, without a call';
export const nothingLeft = 'Tick the box to confirm them without a call, or call them.';
