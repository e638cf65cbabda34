import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_CLOSED_DATES,
  MAX_DELIVERY_CHARGE,
  MAX_DELIVERY_DAYS,
  SITE_FIELD_LENGTH,
} from '../limits';
import { Nullable, OneOf, Rupees, RupeesOf } from '@pasal/core/contract/schema';

const Days = Type.Integer({ minimum: 0, maximum: MAX_DELIVERY_DAYS });
const Span = Type.Object({ from: Days, to: Days });

/** The delivery terms of a place (D67). */
export const DeliveryTerms = Type.Object({
  /** True if the shop delivers there. */
  served: Type.Boolean(),
  /** Rupees per order. */
  charge: RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE }),
  /** Business days from order to delivery; null if none are promised. */
  days: Nullable(Span),
  /** The last of these days for products with fast delivery (D80); null if they are no faster. Unchanged if a request omits it. */
  fast_days: Type.Optional(Nullable(Days)),
});
export type DeliveryTerms = Static<typeof DeliveryTerms>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });

export const DeliverySettings = Type.Object({
  /** The default terms, for places without terms of their own. */
  terms: DeliveryTerms,
  /** Rupees of goods from which delivery is free; null if never. */
  free_above: Nullable(RupeesOf({ exclusiveMinimum: 0, maximum: MAX_DELIVERY_CHARGE * 1000 })),
  /** 0 is Sunday. */
  closed_weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6 }),
  closed_dates: Type.Array(Day, { maxItems: MAX_CLOSED_DATES }),
  /** Map link to the shop for customers who pick up; empty for none. */
  map_url: Type.String({ maxLength: SITE_FIELD_LENGTH }),
});
export type DeliverySettings = Static<typeof DeliverySettings>;

/** GET /site/delivery; `version` is 0 before the first save. */
export const DeliverySettingsResponse = Type.Object({
  settings: DeliverySettings,
  version: Type.Integer(),
});
export type DeliverySettingsResponse = Static<typeof DeliverySettingsResponse>;

/** PUT /site/delivery: replaces all settings at the version read. */
export const DeliverySettingsRequest = Type.Object({
  settings: DeliverySettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type DeliverySettingsRequest = Static<typeof DeliverySettingsRequest>;
export const DeliverySettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...DeliverySettingsResponse.properties,
});

/** PUT /branch/{id}/delivery, /branch/city/{id}/delivery: null inherits the terms of the next larger area. */
export const PlaceTermsRequest = Type.Object({ terms: Nullable(DeliveryTerms) });
export type PlaceTermsRequest = Static<typeof PlaceTermsRequest>;

/** The country-wide promise and the shop's closing days, for product pages. */
export const PublicPromise = Type.Object({
  days: Span,
  /** The days for products with fast delivery, if sooner. */
  fast: Type.Optional(Span),
  closed_weekdays: DeliverySettings.properties.closed_weekdays,
  closed_dates: DeliverySettings.properties.closed_dates,
});
export type PublicPromise = Static<typeof PublicPromise>;

/** The range of Kathmandu days in which an order arrives. */
export const PromisedDays = Type.Object({ from: Day, to: Day });
export type PromisedDays = Static<typeof PromisedDays>;

/** The delivery of a quote; without a place, the default terms. */
export const QuotedDelivery = Type.Object({
  charge: Rupees,
  /** Rupees below `free_above`; the same if delivery can't become free. */
  full_charge: Rupees,
  served: Type.Boolean(),
  /** Rupees of goods from which it is free, if there is a threshold and the place has a charge. */
  free_above: Nullable(Rupees),
  promised: Nullable(PromisedDays),
  /** Present if there are goods with faster delivery: whether all goods arrive sooner, or wait for the others (D80). */
  fast: Type.Optional(OneOf(['sooner', 'waits'])),
  /** Only for pickup. */
  pickup: Type.Optional(
    Type.Object({ address: Type.String(), hours: Type.String(), map_url: Type.String() }),
  ),
});
export type QuotedDelivery = Static<typeof QuotedDelivery>;
