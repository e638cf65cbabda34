import type { PageRange } from '../model/page-range';

export const messages = {
  tryAgain: 'Try Again',
  range: ({ from, to }: PageRange, total: number, things: string) =>
    `${from} to ${to} of ${total} ${things}`,
} as const;
