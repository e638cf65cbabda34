import { readSum } from '@pasal/shared/domain';
import * as messages from './pasted-messages';
import { setPasted } from './number-keys';

/** Makes number fields accept amounts in any notation (D341); call it on pages with such fields. */
export function bringPastedSums(): void {
  setPasted((text) => {
    const sum = readSum(text);
    if (typeof sum !== 'string' && sum.side === undefined) return { number: String(sum.rupees) };
    return { fault: messages.noNumber(text.trim().slice(0, 40)) };
  });
}
