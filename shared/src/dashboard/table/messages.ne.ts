import { writeDigits } from '@pasal/shared/domain';
import type { PageRange } from './page-range';

export const range = ({ from, to }: PageRange, total: number, things: string) =>
  `${things}: ${writeDigits(total)} मध्ये ${writeDigits(from)} देखि ${writeDigits(to)}`;

export const pageSize = 'एक पृष्ठमा कति पङ्क्ति';
export const rows = (count: number) => `${writeDigits(count)} पङ्क्ति`;
