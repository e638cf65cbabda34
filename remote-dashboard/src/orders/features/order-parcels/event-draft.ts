import type { Parcel, ParcelEventRequest, ParcelReason, ToldEvent } from '@pasal/shared/contracts';
import { toAsciiDigits } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import type { ParcelGoods } from '../../model/next-events';
import * as messages from './messages';

/** What was counted of a line, as it was typed. */
export interface Count {
  line: number;
  whole: string;
  damaged: string;
}

/** What is typed about an event. */
export interface EventDraft {
  reason: ParcelReason | '';
  courier: string;
  consignment: string;
  remarks: string;
  /** Rupees that were taken, with a delivery. */
  cash: string;
  /** Rupees the courier takes, with a hand-over; empty for those of the places it serves. */
  charge: string;
  counts: readonly Count[];
}

export const startOf = (parcel: Parcel, goods: readonly ParcelGoods[]): EventDraft => ({
  reason: '',
  courier: parcel.courier === null ? '' : String(parcel.courier.id),
  consignment: parcel.consignment ?? '',
  remarks: '',
  cash: String(parcel.cash_due),
  charge: '',
  // Mostly everything comes back as it went.
  counts: goods.map(({ line, quantity }) => ({ line, whole: String(quantity), damaged: '0' })),
});

/** Typed money, in whichever digits. */
const typedIn = (text: string) => toAsciiDigits(text).trim();
const isMoney = (text: string) => /^\d+(?:\.\d{1,2})?$/.test(typedIn(text));
const isWhole = (text: string) => /^\d+$/.test(text.trim());

export function checkEvent(
  { reason, courier, counts, cash, charge }: EventDraft,
  event: ToldEvent,
  isReasonNeeded: boolean,
): FormProblems {
  const isCounted = counts.every(({ whole, damaged }) => isWhole(whole) && isWhole(damaged));
  return {
    ...(isReasonNeeded && reason === '' && { reason: messages.chooseReason }),
    ...(event === 'handed_over' && courier === '' && { courier_id: messages.chooseCourier }),
    ...(event === 'delivered' && !isMoney(cash) && { cash: messages.wrongMoney }),
    ...(event === 'handed_over' &&
      charge.trim() !== '' &&
      !isMoney(charge) && { charge: messages.wrongMoney }),
    ...(event === 'came_back' && !isCounted && { counts: messages.wrongNumber }),
  };
}

/** The report as it is sent. */
export function eventBody(
  { reason, courier, consignment, remarks, counts, cash, charge }: EventDraft,
  event: ToldEvent,
): ParcelEventRequest {
  const carries = event === 'handed_over' || event === 'on_the_way';
  return {
    event,
    ...(reason !== '' && { reason }),
    ...(remarks.trim() !== '' && { remarks }),
    ...(carries && courier !== '' && { courier_id: Number(courier) }),
    ...(carries && consignment.trim() !== '' && { consignment }),
    ...(event === 'delivered' && { cash_taken: Number(typedIn(cash)) }),
    ...(event === 'handed_over' && charge.trim() !== '' && { charge: Number(typedIn(charge)) }),
    ...(event === 'came_back' && {
      checked_in: counts.map(({ line, whole, damaged }) => ({
        line,
        whole: Number(whole),
        damaged: Number(damaged),
      })),
    }),
  };
}
