import type { PageRange } from '../model/page-range';

export const tryAgain = 'Try Again';
export const range = ({ from, to }: PageRange, total: number, things: string) =>
  `${from} to ${to} of ${total} ${things}`;
