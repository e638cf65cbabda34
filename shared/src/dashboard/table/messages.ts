import { WORDS } from '@pasal/shared/domain';
import type { PageRange } from './page-range';

export const tryAgain = WORDS.tryAgain;
export const range = ({ from, to }: PageRange, total: number, things: string) =>
  `${from} to ${to} of ${total} ${things}`;
