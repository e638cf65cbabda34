import type {
  Order,
  OrderCall,
  OrderEvent,
  OrderItem,
  OrderStatus,
  OrderWithHistory,
  PlacedOrder,
  PromisedDays,
  TrackedEvent,
  TrackedOrder,
} from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { toRupees } from '@pasal/shared/domain';
import { nameIn } from '../name-in';
import { presentParcels, presentTrackedParcels, stageShown } from './parcel.presenter';
import type { HistoryRow, OrderItemRow, OrderRow, OrderRowWithHistory } from './order.columns';

/** The variant fields of a line; empty without a variant. */
function presentVariant(row: OrderItemRow, language: Language) {
  const { variant_id, variant_code } = row;
  const variant_name = nameIn(language, row.variant_name, row.variant_name_ne);
  return {
    ...(variant_id !== null && { variant_id }),
    ...(variant_name !== null && { variant_name }),
    ...(variant_code !== null && { variant_code }),
  };
}

/** A line as it was sold; staff read the English names, as does everybody if there are no others. */
function presentItem(row: OrderItemRow, language: Language): OrderItem {
  const { product_id, price_paisa, quantity } = row;
  const product_name = nameIn(language, row.product_name, row.product_name_ne);
  const price = toRupees(price_paisa);
  return { product_id, product_name, ...presentVariant(row, language), price, quantity };
}

/** The delivery promised for an order. */
function presentDelivery({
  delivery_charge_paisa,
  promised_from: from,
  promised_to: to,
}: Pick<OrderRow, 'delivery_charge_paisa' | 'promised_from' | 'promised_to'>) {
  return {
    delivery_charge: toRupees(delivery_charge_paisa),
    ...(from !== null && to !== null && { promised: { from, to } }),
  };
}

interface Placed {
  id: number;
  order_number: string;
  status: OrderStatus;
  totalPaisa: number;
  chargePaisa: number;
  promised: PromisedDays | null;
  lines: readonly OrderItemRow[];
  language: Language;
}

/** The immediate response to the shopper. */
export function presentPlacedOrder(placed: Placed): PlacedOrder {
  const { id, order_number, status, totalPaisa, chargePaisa, promised, lines, language } = placed;
  return {
    id,
    order_number,
    total: toRupees(totalPaisa),
    delivery_charge: toRupees(chargePaisa),
    ...(promised && { promised }),
    status,
    items: lines.map((line) => presentItem(line, language)),
  };
}

/** A line's Nepali names, for documents in that language; staff work with the English ones. */
function labelsOf({ product_name_ne, variant_name_ne }: OrderItemRow, language: Language) {
  if (language === 'en') return {};
  return {
    ...(product_name_ne && { product_label: product_name_ne }),
    ...(variant_name_ne && { variant_label: variant_name_ne }),
  };
}

/** An order as staff see it; places are named in the reader's language. */
export function presentOrder(row: OrderRow, language: Language = 'en'): Order {
  return {
    id: row.id,
    order_number: row.order_number,
    created_at: row.created_at.toISOString(),
    customer_name: row.customer_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    district_id: row.district_id,
    city_id: row.city_id,
    district: nameIn(language, row.district, row.district_ne),
    city: nameIn(language, row.city, row.city_ne),
    delivery_type: row.delivery_type,
    payment_method: row.payment_method,
    source: row.source,
    ...(row.language !== null && { language: row.language }),
    status: row.status,
    stage: stageShown(row.status, row.stage),
    remarks: row.remarks,
    total: toRupees(row.total_paisa),
    ...presentDelivery(row),
    version: row.version,
    items: row.items.map((item) => ({ ...presentItem(item, 'en'), ...labelsOf(item, language) })),
  };
}

/** @param told messages in the reader's language, by their stored text */
const presentMessage = (
  { customer_message: message }: HistoryRow,
  told?: ReadonlyMap<string, string>,
) => (message === null ? {} : { customer_message: told?.get(message) ?? message });

function presentEvent(row: HistoryRow): OrderEvent {
  return {
    at: new Date(row.at).toISOString(),
    by: row.by_email,
    by_customer: row.by_customer,
    from: row.from_status,
    to: row.to_status,
    remarks: row.remarks,
    ...presentMessage(row),
    ...(row.changes !== null && { changes: row.changes }),
  };
}

const presentCall = (row: NonNullable<OrderRowWithHistory['calls']>[number]): OrderCall => ({
  at: new Date(row.at).toISOString(),
  by: row.by_email,
  outcome: row.outcome,
  ...(row.again_at !== null && { again_at: new Date(row.again_at).toISOString() }),
  ...(row.remarks !== null && { remarks: row.remarks }),
});

export function presentOrderWithHistory(
  row: OrderRowWithHistory,
  language: Language,
): OrderWithHistory {
  const history = row.history.map(presentEvent);
  const calls = (row.calls ?? []).map(presentCall);
  const rules = (row.rules ?? []).map(({ at, ...rule }) => ({
    ...rule,
    at: new Date(at).toISOString(),
  }));
  return { ...presentOrder(row, language), history, parcels: presentParcels(row), calls, rules };
}

/** Only entries that changed the status or carry a message to the buyer: remarks are internal (D18, D97). */
function presentTrackedHistory(
  history: readonly HistoryRow[],
  told: ReadonlyMap<string, string>,
): TrackedEvent[] {
  return history
    .filter(
      ({ from_status, to_status, customer_message }) =>
        from_status !== to_status || customer_message !== null,
    )
    .map((row) => ({
      at: new Date(row.at).toISOString(),
      status: row.to_status,
      ...presentMessage(row, told),
    }));
}

/**
 * The part of an order that number and phone open (D18): what an invoice needs, without email or internal remarks.
 * @param told translated messages, by their English text (D162)
 */
export function presentTrackedOrder(
  row: OrderRowWithHistory,
  language: Language,
  told: ReadonlyMap<string, string>,
): TrackedOrder {
  const { order_number, created_at, customer_name, phone, address } = presentOrder(row);
  return {
    order_number,
    created_at,
    customer_name,
    phone,
    address,
    district: nameIn(language, row.district, row.district_ne),
    city: nameIn(language, row.city, row.city_ne),
    status: row.status,
    delivery_type: row.delivery_type,
    payment_method: row.payment_method,
    total: toRupees(row.total_paisa),
    ...presentDelivery(row),
    items: row.items.map((item) => presentItem(item, language)),
    history: presentTrackedHistory(row.history, told),
    parcels: presentTrackedParcels(row),
  };
}
