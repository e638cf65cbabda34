import { Type, type Static } from '@sinclair/typebox';
import { ACTIVITY_ACTIONS, ACTIVITY_KINDS, ACTIVITY_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** One field, shortened. Both values are null if the log only records that the field changed: passwords, long texts, customers. */
export const ActivityChange = Type.Object({
  field: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type ActivityChange = Static<typeof ActivityChange>;

export const Activity = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  /** The user's email at that time; the account may be deleted. */
  by: Type.String(),
  kind: OneOf(ACTIVITY_KINDS),
  action: OneOf(ACTIVITY_ACTIONS),
  thing_id: Nullable(Type.Integer()),
  /** The entity's display name: a title, a name, an order number. */
  thing: Type.String(),
  changes: Type.Array(ActivityChange),
});
export type Activity = Static<typeof Activity>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });

/** GET /activity: newest first; `from` and `to` are Kathmandu days, both included. */
export const ActivityQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: ACTIVITY_PAGE_SIZE }),
  ),
  by: Type.Optional(Type.String({ maxLength: 254 })),
  kind: Type.Optional(OneOf(ACTIVITY_KINDS)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type ActivityQuery = Static<typeof ActivityQuery>;

/** `people` has all emails in the log. */
export const ActivitiesResponse = Type.Object({
  activities: Type.Array(Activity),
  total: Type.Integer(),
  people: Type.Array(Type.String()),
});
export type ActivitiesResponse = Static<typeof ActivitiesResponse>;
