import { ENOUGH_TRIES, type NoCallReason } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import type { Desk } from '../../model/desks';

export const select = 'Select';
export const selectPage = 'Select all on this page';
export const selectOne = (name: string) => `Select ${name}`;
export const order = 'Order';
export const parcel = (number: number) => `parcel ${writeDigits(number)}`;
export const customer = 'Customer';
export const place = 'Place';
export const promised = 'Promised';
export const late = 'Late';
export const courier = 'Courier';
export const call = 'Promised, calls';
export const cash = 'Cash';
export const work = 'To do';
export const more = (name: string) => `More for ${name}`;
export const pickup = 'Shop pickup';
export const tries = (count: number) =>
  count >= ENOUGH_TRIES
    ? `${writeDigits(count)} tries: enough`
    : `${writeDigits(count)} of ${writeDigits(ENOUGH_TRIES)} tries`;
export const again = 'Again';
export const due = 'Due now';
export const noCall: Record<NoCallReason, string> = {
  known_buyer: 'Known buyer: no call needed',
  small_sum: 'Small sum: no call needed',
};

const empty: Record<Desk, string> = {
  call: 'Nobody is waiting for a call.',
  pack: 'Nothing is waiting to be packed.',
  'hand-over': 'Nothing is waiting for a courier.',
  way: 'Nothing is on the way here.',
  back: 'Nothing is coming back.',
};
export const failed = 'Failed to load this desk.';
/** The texts of a desk's list. */
export const tableOf = (desk: Desk, title: string) => ({
  title,
  things: 'parcels',
  failed,
  empty: 'All done',
  emptyText: empty[desk],
  emptyFiltered: 'Nothing here matches these filters.',
});
