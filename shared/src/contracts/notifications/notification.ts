import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_PAGE_SIZE,
  MAX_SENDER_NAME,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  NOTIFICATION_NAMES,
  ORDER_FIELD_LENGTHS,
  RESTING_NOTIFICATION_STATES,
  type NotificationName,
} from '../limits';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** An outbox message: recipient, subject and progress. */
export const Notification = Type.Object({
  id: Type.Integer(),
  created_at: Timestamp,
  kind: OneOf(NOTIFICATION_KINDS),
  audience: OneOf(NOTIFICATION_AUDIENCES),
  channel: OneOf(NOTIFICATION_CHANNELS),
  /** An address or a phone number; null for the shop's own address until it is sent. */
  recipient: Nullable(Type.String()),
  /** Null if it isn't about an order. */
  order_id: Nullable(Type.Integer()),
  order_number: Nullable(Type.String()),
  subject: Type.String(),
  state: OneOf(NOTIFICATION_STATES),
  /** Attempts so far, including the current one. */
  attempts: Type.Integer(),
  /** When the next attempt is due; null unless `waiting`. */
  next_attempt_at: Nullable(Timestamp),
  /** Why the last attempt failed, in a text for staff. */
  last_error: Nullable(Type.String()),
  sent_at: Nullable(Timestamp),
});
export type Notification = Static<typeof Notification>;

/** Which channels this server can send through. */
export const NotificationChannels = Type.Object({ email: Type.Boolean(), sms: Type.Boolean() });
export type NotificationChannels = Static<typeof NotificationChannels>;

/** GET /notification, newest first */
export const NotificationQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  state: Type.Optional(OneOf(NOTIFICATION_STATES)),
});
export type NotificationQuery = Static<typeof NotificationQuery>;

export const NotificationsResponse = Type.Object({
  notifications: Type.Array(Notification),
  pagination: Type.Object({
    page: Type.Integer(),
    limit: Type.Integer(),
    totalPages: Type.Integer(),
    totalNotifications: Type.Integer(),
  }),
  /** Number of messages per state, regardless of filters. */
  counts: Type.Object({
    waiting: Type.Integer(),
    sent: Type.Integer(),
    failed: Type.Integer(),
    held: Type.Integer(),
    discarded: Type.Integer(),
  }),
  channels: NotificationChannels,
});
export type NotificationsResponse = Static<typeof NotificationsResponse>;

/** POST /notification/{id}/retry */
export const NotificationRetryResponse = Type.Object({
  message: Type.String(),
  notification: Notification,
});
export type NotificationRetryResponse = Static<typeof NotificationRetryResponse>;

/** POST /notification/retry: all of one state that this server can send. */
export const NotificationRetryRequest = Type.Object({ state: OneOf(RESTING_NOTIFICATION_STATES) });
export type NotificationRetryRequest = Static<typeof NotificationRetryRequest>;
export const NotificationsRetryResponse = Type.Object({
  message: Type.String(),
  /** Number of messages queued again. */
  retried: Type.Integer(),
});
export type NotificationsRetryResponse = Static<typeof NotificationsRetryResponse>;

/** POST /notification/discard: all of one state, whatever this server can send. */
export const NotificationDiscardRequest = Type.Object({
  state: OneOf(RESTING_NOTIFICATION_STATES),
});
export type NotificationDiscardRequest = Static<typeof NotificationDiscardRequest>;
/** POST /notification/{id}/discard, POST /notification/discard */
export const NotificationsDiscardResponse = Type.Object({
  message: Type.String(),
  /** Number of discarded messages. */
  discarded: Type.Integer(),
});
export type NotificationsDiscardResponse = Static<typeof NotificationsDiscardResponse>;

/** The message settings: sender and enabled messages, without secrets. */
export const MailSettings = Type.Object({
  /** The sender's name; empty for the shop's name. */
  sender_name: Type.String({ maxLength: MAX_SENDER_NAME }),
  /** The recipient of new-order messages; empty for the shop's email address. */
  notify_email: Type.String({ maxLength: ORDER_FIELD_LENGTHS.email }),
  send: Type.Object(
    Object.fromEntries(
      NOTIFICATION_NAMES.map((notification) => [notification, Type.Boolean()]),
    ) as Record<NotificationName, ReturnType<typeof Type.Boolean>>,
  ),
});
export type MailSettings = Static<typeof MailSettings>;

/** GET /site/mail; `version` is 0 before the first save. */
export const MailSettingsResponse = Type.Object({
  settings: MailSettings,
  version: Type.Integer(),
  channels: NotificationChannels,
});
export type MailSettingsResponse = Static<typeof MailSettingsResponse>;
/** PUT /site/mail: replaces all settings at the version read. */
export const MailSettingsRequest = Type.Object({
  settings: MailSettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type MailSettingsRequest = Static<typeof MailSettingsRequest>;
export const MailSettingsUpdateResponse = Type.Object({
  message: Type.String(),
  settings: MailSettings,
  version: Type.Integer(),
});
export type MailSettingsUpdateResponse = Static<typeof MailSettingsUpdateResponse>;
