import { rupeesIn } from '@pasal/shared/domain';
import * as messages from './rupees-messages';

/** Most characters of a sum that is typed or pasted: a shorter field would cut it into another one. */
export const MAX_SUM_LENGTH = 40;

/** True of rupees as people write them (D341); half a paisa is no amount. */
export const isRupees = (text: string): boolean => rupeesIn(text) !== undefined;

/** The rupees that were typed; whoever sends them has checked them. */
export const rupeesOf = (text: string): number => rupeesIn(text) ?? Number.NaN;

/** What is wrong with the amount that a dialog books. */
export const checkAmount = (amount: string): Readonly<Record<string, string>> =>
  isRupees(amount) && rupeesOf(amount) > 0 ? {} : { amount: messages.notAbove };
