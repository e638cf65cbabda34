import { Type, type Static } from '@sinclair/typebox';
import { PromisedDays } from './delivery';
import { DELIVERY_TYPES, MAX_PAGE_SIZE, ORDER_STATUSES } from './limits';
import { PARCEL_STAGES } from './parcel-limits';
import { Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** GET /order-product/desk */
export const DeskQuery = Type.Object({
  stage: OneOf(PARCEL_STAGES),
  district_id: Type.Optional(Id),
  city_id: Type.Optional(Id),
  courier_id: Type.Optional(Id),
  /** Those whose last promised day is this one or an earlier one. */
  promised_by: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
});
export type DeskQuery = Static<typeof DeskQuery>;

/** A parcel as it lies on a desk. */
export const DeskParcel = Type.Object({
  id: Type.Integer({ description: 'of the order' }),
  number: Type.Integer(),
  order_number: Type.String(),
  created_at: Timestamp,
  customer_name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  district: Type.String(),
  city: Type.String(),
  delivery_type: OneOf(DELIVERY_TYPES),
  status: OneOf(ORDER_STATUSES),
  stage: OneOf(PARCEL_STAGES),
  stage_since: Timestamp,
  courier: Nullable(Type.String()),
  consignment: Nullable(Type.String()),
  cash_due: Rupees,
  promised: Type.Optional(PromisedDays),
  version: Type.Integer(),
});
export type DeskParcel = Static<typeof DeskParcel>;

export const DeskResponse = Type.Object({
  parcels: Type.Array(DeskParcel),
  /** How many meet the filters. */
  total: Type.Integer(),
  /** How many there are at each stage, whatever the filters. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type DeskResponse = Static<typeof DeskResponse>;
