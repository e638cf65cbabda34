import {
  DELIVERY_TYPE_LABELS,
  formatDateTime,
  lineName,
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_LABEL,
  toRupees,
} from '@pasal/shared/domain';
import { CSV_START, csvLine } from '../csv';
import type { OrderRow } from './order.columns';

type Value = string | number;

/**
 * A phone safe for spreadsheets: no plus sign, which begins a formula, and no country code on mobile numbers, because spreadsheets shorten
 * numbers of more than eleven digits.
 */
const phoneCell = (phone: string) => phone.replace(/^\+(?:977(?=9\d{9}$))?/, '');

/** The columns of the export and their values. */
const COLUMNS: readonly [string, (order: OrderRow) => Value][] = [
  ['Order Number', ({ order_number }) => order_number],
  ['Ordered Date', ({ created_at }) => formatDateTime(created_at.toISOString())],
  ['Customer', ({ customer_name }) => customer_name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phoneCell(phone)],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['District', ({ district }) => district],
  ['Delivery Type', ({ delivery_type }) => DELIVERY_TYPE_LABELS[delivery_type]],
  ['Payment Method', () => PAYMENT_METHOD_LABEL],
  ['Ordered By', ({ source }) => (source === 'phone' ? 'Phone' : 'Website')],
  ['Status', ({ status }) => ORDER_STATUS_LABELS[status]],
  ['Remarks', ({ remarks }) => remarks ?? ''],
  ['Items', ({ items }) => items.map((item) => `${item.quantity} × ${lineName(item)}`).join('; ')],
  ['Delivery (Rs.)', ({ delivery_charge_paisa }) => toRupees(delivery_charge_paisa)],
  ['Total (Rs.)', ({ total_paisa }) => toRupees(total_paisa)],
];

/** Orders as CSV, one chunk per batch. */
export async function* orderCsv(batches: AsyncIterable<OrderRow[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS.map(([title]) => title));
  for await (const orders of batches) {
    yield orders.map((order) => csvLine(COLUMNS.map(([, valueOf]) => valueOf(order)))).join('');
  }
}
