import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_CUSTOMER_MESSAGE,
  MAX_READY_REMARK,
  MAX_READY_REMARKS,
  ORDER_STATUSES,
} from '../limits';
import { Lines, Nullable, OneOf } from '@pasal/core/contract/schema';

/** A remark that staff choose instead of typing it, with what usually goes with it (D97). */
export const ReadyRemark = Type.Object({
  remark: Type.String({ minLength: 1, maxLength: MAX_READY_REMARK }),
  /** The status it goes with; null for whichever the order has. */
  status: Nullable(OneOf(ORDER_STATUSES)),
  /** What the customer is told; empty for nothing. */
  customer_message: Lines({ maxLength: MAX_CUSTOMER_MESSAGE }),
  /** The same for customers who read Nepali (D162). */
  customer_message_ne: Type.Optional(Lines({ maxLength: MAX_CUSTOMER_MESSAGE })),
});
export type ReadyRemark = Static<typeof ReadyRemark>;

/** All of them, in the order in which they are offered. */
export const ReadyRemarks = Type.Object({
  remarks: Type.Array(ReadyRemark, { maxItems: MAX_READY_REMARKS }),
});
export type ReadyRemarks = Static<typeof ReadyRemarks>;

/** GET /site/ready-remarks; `version` is 0 before anyone has saved some. */
export const ReadyRemarksResponse = Type.Object({
  settings: ReadyRemarks,
  version: Type.Integer(),
});
export type ReadyRemarksResponse = Static<typeof ReadyRemarksResponse>;

/** PUT /site/ready-remarks: everything at once, and the version it was read at. */
export const ReadyRemarksRequest = Type.Object({
  settings: ReadyRemarks,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type ReadyRemarksRequest = Static<typeof ReadyRemarksRequest>;
export const ReadyRemarksSavedResponse = Type.Object({
  message: Type.String(),
  ...ReadyRemarksResponse.properties,
});
export type ReadyRemarksSavedResponse = Static<typeof ReadyRemarksSavedResponse>;
