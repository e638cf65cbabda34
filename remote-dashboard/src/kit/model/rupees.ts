import { toAsciiDigits } from '@pasal/shared/domain';
import * as messages from './rupees-messages';

const MONEY = /^\d+(?:\.\d{1,2})?$/;

/** True of rupees as they are typed, in whichever digits; half a paisa is no amount. */
export const isRupees = (text: string): boolean => MONEY.test(toAsciiDigits(text).trim());

/** The rupees that were typed; whoever sends them has checked them. */
export const rupeesOf = (text: string): number => Number(toAsciiDigits(text).trim());

/** What is wrong with the amount that a dialog books. */
export const checkAmount = (amount: string): Readonly<Record<string, string>> =>
  isRupees(amount) && rupeesOf(amount) > 0 ? {} : { amount: messages.notAbove };
