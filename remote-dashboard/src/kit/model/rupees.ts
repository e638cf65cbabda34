import { rupeesIn } from '@pasal/shared/domain';
import * as messages from './rupees-messages';

/** Maximum length of a typed or pasted amount: a shorter field would truncate it to another amount. */
export const MAX_SUM_LENGTH = 40;

/** True for rupees in any notation (D341); fractions of a paisa are invalid. */
export const isRupees = (text: string): boolean => rupeesIn(text) !== undefined;

/** The typed rupees, validated by the caller. */
export const rupeesOf = (text: string): number => rupeesIn(text) ?? Number.NaN;

/** The problem with an amount to be booked. */
export const checkAmount = (amount: string): Readonly<Record<string, string>> =>
  isRupees(amount) && rupeesOf(amount) > 0 ? {} : { amount: messages.notAbove };
