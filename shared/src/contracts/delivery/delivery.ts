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

/** The terms of deliveries to a place (D67). */
export const DeliveryTerms = Type.Object({
  /** True when the shop delivers there at all. */
  served: Type.Boolean(),
  /** Rupees for one order. */
  charge: RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE }),
  /** Days the shop is open, from the order to the door; null where nothing is promised. */
  days: Nullable(Span),
  /**
   * The latest of these days for products with fast delivery (D80); null where they are no faster. A request
   * that says nothing of it leaves it as it is.
   */
  fast_days: Type.Optional(Nullable(Days)),
});
export type DeliveryTerms = Static<typeof DeliveryTerms>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });

export const DeliverySettings = Type.Object({
  /** The terms of every place that has none of its own. */
  terms: DeliveryTerms,
  /** Rupees of goods from which delivery is free; null for never. */
  free_above: Nullable(RupeesOf({ exclusiveMinimum: 0, maximum: MAX_DELIVERY_CHARGE * 1000 })),
  /** 0 is Sunday. */
  closed_weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6 }),
  closed_dates: Type.Array(Day, { maxItems: MAX_CLOSED_DATES }),
  /** Where a map shows the shop, for who picks up; empty for none. */
  map_url: Type.String({ maxLength: SITE_FIELD_LENGTH }),
});
export type DeliverySettings = Static<typeof DeliverySettings>;

/** GET /site/delivery; `version` is 0 before anyone has saved some. */
export const DeliverySettingsResponse = Type.Object({
  settings: DeliverySettings,
  version: Type.Integer(),
});
export type DeliverySettingsResponse = Static<typeof DeliverySettingsResponse>;

/** PUT /site/delivery: everything at once, and the version it was read at. */
export const DeliverySettingsRequest = Type.Object({
  settings: DeliverySettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type DeliverySettingsRequest = Static<typeof DeliverySettingsRequest>;
export const DeliverySettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...DeliverySettingsResponse.properties,
});

/** PUT /branch/{id}/delivery, /branch/city/{id}/delivery: null for those of the next larger place. */
export const PlaceTermsRequest = Type.Object({ terms: Nullable(DeliveryTerms) });
export type PlaceTermsRequest = Static<typeof PlaceTermsRequest>;

/** The promise for the whole country, and the days on which the shop is closed, for a product's page. */
export const PublicPromise = Type.Object({
  days: Span,
  /** The days for products with fast delivery, where those come sooner. */
  fast: Type.Optional(Span),
  closed_weekdays: DeliverySettings.properties.closed_weekdays,
  closed_dates: DeliverySettings.properties.closed_dates,
});
export type PublicPromise = Static<typeof PublicPromise>;

/** Days of Kathmandu between which an order comes. */
export const PromisedDays = Type.Object({ from: Day, to: Day });
export type PromisedDays = Static<typeof PromisedDays>;

/** The delivery of a quote; without a place it is the country's. */
export const QuotedDelivery = Type.Object({
  charge: Rupees,
  /** Rupees below `free_above`; the same where nothing makes it free. */
  full_charge: Rupees,
  served: Type.Boolean(),
  /** Rupees of goods from which it is free, where there is such a sum and the place costs something. */
  free_above: Nullable(Rupees),
  promised: Nullable(PromisedDays),
  /**
   * Where products with fast delivery come sooner and there are some: whether all goods are such and come
   * sooner, or wait for the others (D80).
   */
  fast: Type.Optional(OneOf(['sooner', 'waits'])),
  /** Only of a pickup. */
  pickup: Type.Optional(
    Type.Object({ address: Type.String(), hours: Type.String(), map_url: Type.String() }),
  ),
});
export type QuotedDelivery = Static<typeof QuotedDelivery>;
