import type { Parcel, ParcelEventRequest, ParcelReason, ToldEvent } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import {
  checkMoney,
  moneyOf,
  startOfMoney,
  type TypedMoney,
} from '../../../kit/parcel-money/parcel-money';
import type { ParcelGoods } from '../../model/next-events';
import * as messages from './messages';

/** The counted pieces of a line, as typed. */
export interface Count {
  line: number;
  whole: string;
  damaged: string;
}

/** The form state of an event. */
export interface EventDraft extends TypedMoney {
  reason: ParcelReason | '';
  courier: string;
  consignment: string;
  remarks: string;
  counts: readonly Count[];
}

export const startOf = (parcel: Parcel, goods: readonly ParcelGoods[]): EventDraft => ({
  reason: '',
  courier: parcel.courier === null ? '' : String(parcel.courier.id),
  consignment: parcel.consignment ?? '',
  remarks: '',
  ...startOfMoney(parcel),
  // Usually everything comes back intact.
  counts: goods.map(({ line, quantity }) => ({ line, whole: String(quantity), damaged: '0' })),
});

const isWhole = (text: string) => /^\d+$/.test(text.trim());

export function checkEvent(
  { reason, courier, counts, ...money }: EventDraft,
  event: ToldEvent,
  isReasonNeeded: boolean,
): FormProblems {
  const isCounted = counts.every(({ whole, damaged }) => isWhole(whole) && isWhole(damaged));
  return {
    ...(isReasonNeeded && reason === '' && { reason: messages.chooseReason }),
    ...(event === 'handed_over' && courier === '' && { courier_id: messages.chooseCourier }),
    ...checkMoney(money, event),
    ...(event === 'came_back' && !isCounted && { counts: messages.wrongNumber }),
  };
}

/** The report as a request. */
export function eventBody(
  { reason, courier, consignment, remarks, counts, ...money }: EventDraft,
  event: ToldEvent,
): ParcelEventRequest {
  const carries = event === 'handed_over' || event === 'on_the_way';
  return {
    event,
    ...(reason !== '' && { reason }),
    ...(remarks.trim() !== '' && { remarks }),
    ...(carries && courier !== '' && { courier_id: Number(courier) }),
    ...(carries && consignment.trim() !== '' && { consignment }),
    ...moneyOf(money, event),
    ...(event === 'came_back' && {
      checked_in: counts.map(({ line, whole, damaged }) => ({
        line,
        whole: Number(whole),
        damaged: Number(damaged),
      })),
    }),
  };
}
