import type { Order, OrderFilters, ParcelRequest } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** Fields of an order in the activity log. */
export type OrderField =
  | keyof Order
  | keyof OrderFilters
  | keyof ParcelRequest
  | 'parcel'
  | 'from_parcel'
  | 'reason'
  | 'call'
  | 'return'
  | 'refund'
  | 'owed'
  | 'paid'
  | 'forgiven';

/**
 * What the activity log shows of an order. The last four fields and the stage also describe an export: which orders left the shop, but not
 * which customer was searched for.
 */
export const orderLog = defineLog<OrderField>()('order', [
  'status',
  'delivery_type',
  'total',
  'stage',
  'parcel',
  'from_parcel',
  'reason',
  'call',
  'return',
  'refund',
  'owed',
  'paid',
  'forgiven',
  'courier_id',
  'consignment',
  'weight_grams',
  'pieces',
  'from',
  'to',
  'district_id',
  'city_id',
]);
