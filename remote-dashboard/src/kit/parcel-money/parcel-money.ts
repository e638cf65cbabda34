import type { ParcelEventRequest, ToldEvent } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from '../model/rupees-messages';
import { isRupees, rupeesOf } from '../model/rupees';

/** The rupees of what happened to a parcel, as they are typed. */
export interface TypedMoney {
  /** That were taken, with a delivery. */
  cash_taken: string;
  /** That the courier takes, with a hand-over; null before anybody typed, so that those of the places it serves stand there. */
  charge: string | null;
}

/** Mostly all that is due is taken. */
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

/** The money as it is sent; the charge of the places is the server's to find. */
export const moneyOf = (
  { cash_taken, charge }: TypedMoney,
  event: ToldEvent,
): Pick<ParcelEventRequest, 'cash_taken' | 'charge'> => ({
  ...(event === 'delivered' && { cash_taken: rupeesOf(cash_taken) }),
  ...(event === 'handed_over' &&
    charge !== null &&
    charge.trim() !== '' && { charge: rupeesOf(charge) }),
});
