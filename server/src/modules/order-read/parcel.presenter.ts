import type {
  OrderStatus,
  Parcel,
  ParcelEvent,
  ParcelStage,
  TrackedParcel,
} from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { ParcelRow } from '../order-record/parcel.columns';

/** The stage shown for an order: `stage`, or one derived from the status if its parcels have no events. */
export function stageShown(status: OrderStatus, stage: ParcelStage): ParcelStage {
  if (stage !== 'new') return stage;
  if (status === 'complete') return 'delivered';
  return status === 'cancel' ? 'closed' : 'new';
}

interface OrderOfParcels {
  status: OrderStatus;
  stage: ParcelStage;
  created_at: Date;
  total_paisa: number;
  items: readonly { quantity: number }[];
  parcels: readonly ParcelRow[];
}

/** The one parcel of an order without parcel rows: all lines. */
const wholeOrder = (order: OrderOfParcels): ParcelRow => ({
  number: 1,
  stage: stageShown(order.status, order.stage),
  stage_since: order.created_at.toISOString(),
  courier: null,
  consignment: null,
  weight_grams: null,
  pieces: 1,
  cash_due_paisa: order.total_paisa,
  charge_paisa: null,
  owes_paisa: 0,
  ended: [],
  held_paisa: 0,
  refunds: [],
  promised_from: null,
  promised_to: null,
  version: 1,
  items: order.items.map(({ quantity }, index) => ({
    line: index + 1,
    quantity,
    whole: null,
    damaged: null,
    serials: null,
  })),
  events: [],
});

const rowsOf = (order: OrderOfParcels) =>
  order.parcels.length === 0 ? [wholeOrder(order)] : order.parcels;

const presentPromise = ({ promised_from: from, promised_to: to }: ParcelRow) =>
  from !== null && to !== null ? { promised: { from, to } } : {};

const presentEvent = (row: ParcelRow['events'][number]): ParcelEvent => ({
  at: new Date(row.at).toISOString(),
  source: row.source,
  by: row.by_email,
  event: row.event,
  stage: row.to_stage,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.remarks !== null && { remarks: row.remarks }),
  ...(row.courier !== null && { courier: row.courier }),
});

const presentRefund = ({
  amount_paisa,
  by_email: by,
  ...refund
}: ParcelRow['refunds'][number]) => ({
  ...refund,
  amount: toRupees(amount_paisa),
  by,
});

const presentEnd = ({
  kind,
  amount_paisa,
  by_email: by,
  remarks,
  ...end
}: ParcelRow['ended'][number]) => ({
  ...end,
  end: kind === 'forgiven' ? ('forgiven' as const) : ('paid' as const),
  amount: toRupees(amount_paisa),
  by,
  ...(remarks !== null && { remarks }),
});

/** What the buyer is owed of it: paid goods that came back, and any overpayment. */
const theirs = ({ held_paisa, owes_paisa }: ParcelRow) => held_paisa + Math.max(0, -owes_paisa);

/** The parcels of an order as staff see them; there is always at least one. */
export const presentParcels = (order: OrderOfParcels): Parcel[] =>
  rowsOf(order).map((row) => ({
    number: row.number,
    stage: row.stage,
    stage_since: new Date(row.stage_since).toISOString(),
    courier: row.courier,
    consignment: row.consignment,
    weight_grams: row.weight_grams,
    pieces: row.pieces,
    cash_due: toRupees(row.cash_due_paisa),
    ...(row.charge_paisa !== null && { charge: toRupees(row.charge_paisa) }),
    ...(row.owes_paisa > 0 && { owes: toRupees(row.owes_paisa) }),
    ...(row.ended.length > 0 && { ended: row.ended.map(presentEnd) }),
    ...(theirs(row) > 0 && { to_refund: toRupees(theirs(row)) }),
    ...(row.refunds.length > 0 && { refunds: row.refunds.map(presentRefund) }),
    ...presentPromise(row),
    version: row.version,
    items: row.items.map(({ line, quantity, whole, damaged, serials }) => ({
      line,
      quantity,
      ...(whole !== null && damaged !== null && { whole, damaged }),
      ...(serials !== null && { serials }),
    })),
    events: row.events.map(presentEvent),
  }));

/** Only events that moved the parcel; failures show their reason, never internal remarks. */
const presentWay = ({ events }: ParcelRow): TrackedParcel['way'] =>
  events
    .filter(({ from_stage, to_stage }) => from_stage !== to_stage)
    .map(({ at, to_stage: stage, reason }) => ({
      at: new Date(at).toISOString(),
      stage,
      ...(stage === 'could_not_deliver' && reason !== null && { reason }),
    }));

/** The parcels of an order as the buyer sees them. */
export const presentTrackedParcels = (order: OrderOfParcels): TrackedParcel[] =>
  rowsOf(order).map((row) => ({
    number: row.number,
    stage: row.stage,
    ...(row.courier !== null && { courier: { name: row.courier.name, phone: row.courier.phone } }),
    ...(row.consignment !== null && { consignment: row.consignment }),
    ...presentPromise(row),
    items: row.items.map(({ line, quantity }) => ({ line, quantity })),
    way: presentWay(row),
  }));
