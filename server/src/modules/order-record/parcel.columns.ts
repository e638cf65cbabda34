import type {
  CashKind,
  CourierKind,
  EventSource,
  ParcelEventName,
  ParcelReason,
  ParcelStage,
  RefundWay,
} from '@pasal/shared/contracts';
import { DEBT_MARK, HELD, OWES } from './book.repository';

/** A parcel as part of an order's row; timestamps and dates are strings because they came through JSON. */
export interface ParcelRow {
  number: number;
  stage: ParcelStage;
  stage_since: string;
  courier: { id: number; name: string; phone: string; kind: CourierKind } | null;
  consignment: string | null;
  weight_grams: number | null;
  pieces: number;
  cash_due_paisa: number;
  charge_paisa: number | null;
  owes_paisa: number;
  ended: {
    id: number;
    kind: CashKind;
    amount_paisa: number;
    courier: string | null;
    day: string;
    by_email: string | null;
    remarks: string | null;
    reversed: boolean;
  }[];
  held_paisa: number;
  refunds: {
    amount_paisa: number;
    way: RefundWay;
    reference: string;
    day: string;
    by_email: string | null;
  }[];
  promised_from: string | null;
  promised_to: string | null;
  version: number;
  items: {
    line: number;
    quantity: number;
    whole: number | null;
    damaged: number | null;
    serials: string[] | null;
  }[];
  events: {
    at: string;
    source: EventSource;
    by_email: string | null;
    event: ParcelEventName;
    from_stage: ParcelStage;
    to_stage: ParcelStage;
    reason: ParcelReason | null;
    remarks: string | null;
    courier: string | null;
  }[];
}

/** Condition for an order whose own promised days still count. */
const OPEN_ORDER = `orders.status in ('pending', 'others')`;
const promised = (column: string) => `case when parcel.stage is distinct from 'coming_back'
  then coalesce(parcel.${column}, case when ${OPEN_ORDER} then orders.${column} end) end`;
/**
 * The days for which a row of `parcel` is promised: its own, or its order's while that is open, so that an exchange is not as late as the
 * parcel it replaces; none for a parcel coming back.
 */
export const PROMISED_FROM = promised('promised_from');
export const PROMISED_TO = promised('promised_to');

/** Cash to collect on delivery, in paisa: the amount due less what the shop already holds for the buyer (D218). */
export const CASH_TO_TAKE = `greatest(0, parcel.cash_due_paisa - ${HELD})::bigint`;

/** Refunds of a parcel that came back. */
const REFUNDS = `(select coalesce(json_agg(json_build_object('amount_paisa', -amount_paisa, 'way', refund_way,
    'reference', refund_reference, 'day', day, 'by_email', by_email) order by id), '[]')
  from cash_entry where cash_entry.parcel_id = parcel.id and kind = 'refunded' and return_id is null)`;

/** Entries that ended part of the buyer's debt, and whether each was reversed. */
const ENDED = `(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'amount_paisa', amount_paisa,
    'courier', (select name from courier where courier.id = entry.courier_id), 'day', day, 'by_email', by_email,
    'remarks', remarks, 'reversed', exists (select from cash_entry as back where back.takes_back = entry.id)) order by id), '[]')
  from cash_entry as entry where entry.parcel_id = parcel.id and starts_with(mark, '${DEBT_MARK}') and takes_back is null)`;

/** The parcels of an order with their events, by number; empty if nothing has happened yet. */
export const ORDER_PARCELS = `
  (select coalesce(json_agg(json_build_object('number', number, 'stage', parcel.stage,
      'stage_since', stage_since, 'consignment', consignment, 'weight_grams', weight_grams,
      'pieces', pieces, 'cash_due_paisa', ${CASH_TO_TAKE}, 'charge_paisa', charge_paisa,
      'owes_paisa', ${OWES}, 'ended', ${ENDED}, 'held_paisa', ${HELD}, 'refunds', ${REFUNDS},
      'promised_from', parcel.promised_from, 'promised_to', parcel.promised_to, 'version', parcel.version,
      'courier', (select json_build_object('id', courier.id, 'name', name, 'phone', courier.phone, 'kind', kind)
        from courier where courier.id = parcel.courier_id),
      'items', (select json_agg(json_build_object('line', line, 'quantity', quantity, 'whole', whole,
          'damaged', damaged, 'serials', (select json_agg(serial order by serial) from parcel_serial
            where parcel_serial.parcel_id = parcel_item.parcel_id and parcel_serial.line = parcel_item.line)
          ) order by line) from parcel_item where parcel_id = parcel.id),
      'events', (select coalesce(json_agg(json_build_object('at', at, 'source', source,
          'by_email', by_email, 'event', event, 'from_stage', from_stage, 'to_stage', to_stage,
          'reason', reason, 'remarks', remarks,
          'courier', (select name from courier where courier.id = parcel_event.courier_id))
          order by parcel_event.id), '[]') from parcel_event where parcel_id = parcel.id)
    ) order by number), '[]') from parcel where order_id = orders.id) as parcels`;
