import { Type, type Static } from '@sinclair/typebox';
import { MAX_DELIVERY_CHARGE, MAX_DELIVERY_DAYS } from '../limits';
import {
  COURIER_KINDS,
  MAX_COURIER_PLACES,
  MAX_PARCEL_GRAMS,
  PARCEL_LENGTHS,
} from '../parcels/parcel-limits';
import { Nullable, OneOf, RupeesOf } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A courier's charge to a place: a city, a district, or (both null) the whole country. */
export const CourierPlace = Type.Object({
  district_id: Nullable(Id),
  city_id: Nullable(Id),
  /** The maximum weight for this charge; null for any. */
  up_to_grams: Nullable(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_GRAMS })),
  /** Rupees. */
  charge: RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE }),
  /** Delivery days; null if none are promised. */
  days: Nullable(Type.Integer({ minimum: 0, maximum: MAX_DELIVERY_DAYS })),
});
export type CourierPlace = Static<typeof CourierPlace>;

const courier = {
  name: Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.courier }),
  phone: Type.String({ maxLength: PARCEL_LENGTHS.phone }),
  kind: OneOf(COURIER_KINDS),
  /** An inactive courier keeps its parcels, and gets no new ones. */
  active: Type.Boolean(),
  places: Type.Array(CourierPlace, { maxItems: MAX_COURIER_PLACES }),
};

/** POST /courier */
export const CourierRequest = Type.Object(courier);
export type CourierRequest = Static<typeof CourierRequest>;
/** PUT /courier/{id}: replaces it at the version read. */
export const CourierChangeRequest = Type.Object({
  ...courier,
  version: Type.Integer({ minimum: 1 }),
});
export type CourierChangeRequest = Static<typeof CourierChangeRequest>;

export const Courier = Type.Object({ id: Type.Integer(), ...courier, version: Type.Integer() });
export type Courier = Static<typeof Courier>;
/** GET /courier */
export const CouriersResponse = Type.Object({ couriers: Type.Array(Courier) });
export type CouriersResponse = Static<typeof CouriersResponse>;
export const CourierResponse = Type.Object({ message: Type.String(), courier: Courier });
export type CourierResponse = Static<typeof CourierResponse>;
