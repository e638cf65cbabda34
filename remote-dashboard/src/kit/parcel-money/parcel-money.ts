import type { ParcelEventRequest, ToldEvent } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from '../model/rupees-messages';
import { isRupees, rupeesOf } from '../model/rupees';

/** Amounts of a parcel event, as typed. */
export interface TypedMoney {
  /** Collected on delivery. */
  cash_taken: string;
  /** The courier's charge at hand-over; null until edited, which shows the default of its delivery area. */
  charge: string | null;
}

/** Usually the full amount due is collected. */
export const startOfMoney = ({ cash_due }: { cash_due: number }): TypedMoney => ({
  cash_taken: String(cash_due),
  charge: null,
});

export function checkMoney({ cash_taken, charge }: TypedMoney, event: ToldEvent): FormProblems {
  const hasCharge = charge !== null && charge.trim() !== '';
  return {
    ...(event === 'delivered' && !isRupees(cash_taken) && { cash_taken: messages.notRupees }),
    ...(event === 'handed_over' &&
      hasCharge &&
      !isRupees(charge) && { charge: messages.notRupees }),
  };
}

/** The amounts as sent; the server finds the default charge. */
export const moneyOf = (
  { cash_taken, charge }: TypedMoney,
  event: ToldEvent,
): Pick<ParcelEventRequest, 'cash_taken' | 'charge'> => ({
  ...(event === 'delivered' && { cash_taken: rupeesOf(cash_taken) }),
  ...(event === 'handed_over' &&
    charge !== null &&
    charge.trim() !== '' && { charge: rupeesOf(charge) }),
});
