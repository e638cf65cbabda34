import { Type } from '@sinclair/typebox';
import { MoneyNow } from '../cash/cash';
import { OrderResponse } from '../orders/order';
import { ParcelParams } from '../parcels/parcel';
import * as returns from './returns';
import { TrackQuery } from '../orders/tracked-order';
import { IdParams } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

export const ownReturns = {
  summary: "What of a guest's own order may be sent back until when, and what was.",
  access: 'public',
  limit: 'trackOfAddress',
  body: TrackQuery,
  response: returns.OwnReturnsResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const askReturn = {
  summary: "Asks to send goods of a guest's own order back, with a reason and pictures.",
  description:
    'Order number and phone are in a header, and are checked before the form is read. Pictures are drawn again, and seen by staff and this buyer alone.',
  access: 'public',
  limit: 'trackOfAddress',
  headers: { ...KEYED, ...returns.PROVEN },
  form: returns.ReturnForm,
  status: 201,
  response: returns.ReturnAskedResponse,
  // The days are over, or the goods were sent back already.
  errors: { NOT_FOUND: null, CONFLICT: null },
} as const satisfies CallShape;

export const withdrawReturn = {
  summary: "Withdraws a return of a guest's own order before its goods have come.",
  access: 'public',
  limit: 'trackOfAddress',
  body: returns.WithdrawRequest,
  response: returns.ReturnAskedResponse,
  errors: { NOT_FOUND: null, CONFLICT: null },
} as const satisfies CallShape;

export const returnPicture = {
  summary: 'A picture of a return, by an address that only its buyer and staff were told.',
  access: 'public',
  params: returns.PictureParams,
  produces: 'image/webp',
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const staffReturns = {
  summary: 'Lists returns, the oldest first.',
  description: 'Who keeps the money reads goods and money of them: no words, pictures and history.',
  access: 'staff',
  permission: 'money',
  query: returns.ReturnsQuery,
  response: returns.ReturnsResponse,
} as const satisfies CallShape;

export const stepReturn = {
  summary: 'Says yes or no to a return, receives its goods, or sends others in their place.',
  description:
    'Whole pieces are in stock again, damaged ones come in and go out at once. Others are sent as a parcel of the same order. The buyer is told of each step once.',
  access: 'staff',
  params: IdParams,
  headers: KEYED,
  body: returns.ReturnStepRequest,
  response: returns.ReturnSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const refundReturn = {
  summary: 'Pays money of a return back, never more than was paid; it stands in the cash book.',
  access: 'admin',
  params: IdParams,
  headers: KEYED,
  body: returns.RefundRequest,
  response: returns.ReturnSavedResponse,
  errors: { CONFLICT: Type.Optional(MoneyNow) },
} as const satisfies CallShape;

export const refundParcel = {
  summary:
    'Pays back what a buyer paid for a parcel that came back, or paid too much, never more than is due.',
  description:
    'It stands in the cash book, and the buyer is told once. The same Idempotency-Key pays once; another sum that is due by now is a conflict.',
  access: 'admin',
  params: ParcelParams,
  headers: KEYED,
  body: returns.ParcelRefundRequest,
  response: Type.Object({ message: Type.String(), ...OrderResponse.properties }),
  errors: { CONFLICT: Type.Optional(MoneyNow) },
} as const satisfies CallShape;

export const returnRules = {
  summary: 'Within how many days goods may be sent back.',
  access: 'staff',
  response: returns.ReturnRulesResponse,
} as const satisfies CallShape;

export const saveReturnRules = {
  summary:
    'Saves within how many days goods may be sent back, unless someone else has in the meantime.',
  access: 'admin',
  body: returns.ReturnRulesRequest,
  response: returns.ReturnRulesSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const warranty = {
  summary:
    'Until when the warranty of a piece lasts, by its serial number and the phone of its order.',
  access: 'public',
  limit: 'trackOfAddress',
  body: returns.WarrantyQuery,
  response: returns.Warranty,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const staffWarranty = {
  summary: 'The sales of a piece by its serial number, the newest first, with its warranty.',
  access: 'staff',
  query: returns.PieceQuery,
  response: returns.PieceResponse,
} as const satisfies CallShape;
