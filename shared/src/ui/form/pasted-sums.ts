import { readSum } from '@pasal/shared/domain';
import * as messages from './pasted-messages';
import { setPasted } from './number-keys';

/** Has fields of numbers take sums as people write them (D341); to be called where a page has such fields. */
export function bringPastedSums(): void {
  setPasted((text) => {
    const sum = readSum(text);
    if (typeof sum !== 'string' && sum.side === undefined) return { number: String(sum.rupees) };
    return { fault: messages.noNumber(text.trim().slice(0, 40)) };
  });
}
