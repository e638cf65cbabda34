import type { PageRange } from '../model/page-range';
import { WORDS } from '@pasal/shared/domain';

export const tryAgain = WORDS.tryAgain;
export const range = ({ from, to }: PageRange, total: number, things: string) =>
  `${from} to ${to} of ${total} ${things}`;
