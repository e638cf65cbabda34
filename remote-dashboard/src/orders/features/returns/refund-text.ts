import type { Refund } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import * as messages from './messages';

/** What was paid back, and how. */
export const refundText = ({ amount, way, reference }: Refund): string =>
  [formatRupees(amount), messages.ways[way], reference].filter(Boolean).join(', ');
