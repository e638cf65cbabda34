import { Type, type Static } from '@sinclair/typebox';
import { MAX_CASH } from '../cash/cash-limits';
import { PromisedDays } from '../delivery/delivery';
import { PARCEL_LENGTHS, PARCEL_REASONS, PARCEL_STAGES } from '../parcels/parcel-limits';
import { ParcelParams } from '../parcels/parcel';
import { Lines, OneOf, Rupees, RupeesOf, Timestamp } from '@pasal/core/contract/schema';

/** Validity of a rider's link, in days. */
export const RIDER_LINK_DAYS = { most: 7, usual: 1 } as const;
/** Events a rider can report. */
export const RIDER_EVENTS = ['on_the_way', 'delivered', 'not_delivered'] as const;
export type RiderEvent = (typeof RIDER_EVENTS)[number];

/** POST /courier/{id}/link: creates a link; earlier ones become invalid. */
export const RiderLinkRequest = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: RIDER_LINK_DAYS.most }),
});
export type RiderLinkRequest = Static<typeof RiderLinkRequest>;
export const RiderLinkResponse = Type.Object({
  message: Type.String(),
  /** The path segment after `/rider/`. */
  link: Type.String(),
  expires_at: Timestamp,
});
export type RiderLinkResponse = Static<typeof RiderLinkResponse>;

const Link = Type.String({ minLength: 1, maxLength: 100 });

/** A parcel as its rider sees it. */
const RiderParcel = Type.Object({
  id: Type.Integer({ description: 'of the order' }),
  number: Type.Integer(),
  order_number: Type.String(),
  stage: OneOf(PARCEL_STAGES),
  customer_name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  city: Type.String(),
  district: Type.String(),
  cash_due: Rupees,
  goods: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  promised: Type.Optional(PromisedDays),
  version: Type.Integer(),
});
export type RiderParcel = Static<typeof RiderParcel>;

/** POST /rider/parcels: for a valid link, the parcels to deliver and those delivered within a day. */
export const RiderRequest = Type.Object({ link: Link });
export type RiderRequest = Static<typeof RiderRequest>;
const riderPage = {
  rider: Type.String(),
  expires_at: Timestamp,
  parcels: Type.Array(RiderParcel),
  /** Rupees this rider owes the shop. */
  owed: Type.Number(),
};
export const RiderResponse = Type.Object(riderPage);
export type RiderResponse = Static<typeof RiderResponse>;

/** POST /rider/event */
export const RiderEventRequest = Type.Object({
  link: Link,
  ...ParcelParams.properties,
  event: OneOf(RIDER_EVENTS),
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Lines({ maxLength: PARCEL_LENGTHS.remarks })),
  cash_taken: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_CASH })),
  version: Type.Integer({ minimum: 1 }),
});
export type RiderEventRequest = Static<typeof RiderEventRequest>;
export const RiderEventResponse = Type.Object({ message: Type.String(), ...riderPage });
export type RiderEventResponse = Static<typeof RiderEventResponse>;
