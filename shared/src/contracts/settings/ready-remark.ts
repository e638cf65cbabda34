import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_CUSTOMER_MESSAGE,
  MAX_READY_REMARK,
  MAX_READY_REMARKS,
  ORDER_STATUSES,
} from '../limits';
import { Lines, Nullable, OneOf } from '@pasal/core/contract/schema';

/** A predefined remark, with its usual status and message (D97). */
export const ReadyRemark = Type.Object({
  remark: Type.String({ minLength: 1, maxLength: MAX_READY_REMARK }),
  /** Its status; null for the order's current one. */
  status: Nullable(OneOf(ORDER_STATUSES)),
  /** The message to the customer; empty for none. */
  customer_message: Lines({ maxLength: MAX_CUSTOMER_MESSAGE }),
  /** The same for customers who read Nepali (D162). */
  customer_message_ne: Type.Optional(Lines({ maxLength: MAX_CUSTOMER_MESSAGE })),
});
export type ReadyRemark = Static<typeof ReadyRemark>;

/** All remarks, in display order. */
export const ReadyRemarks = Type.Object({
  remarks: Type.Array(ReadyRemark, { maxItems: MAX_READY_REMARKS }),
});
export type ReadyRemarks = Static<typeof ReadyRemarks>;

/** GET /site/ready-remarks; `version` is 0 before the first save. */
export const ReadyRemarksResponse = Type.Object({
  settings: ReadyRemarks,
  version: Type.Integer(),
});
export type ReadyRemarksResponse = Static<typeof ReadyRemarksResponse>;

/** PUT /site/ready-remarks: replaces all at the version read. */
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
