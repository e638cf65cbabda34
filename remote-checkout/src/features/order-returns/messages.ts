import type { RefundWay, ReturnKind, ReturnReason, ReturnState } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'Returns and exchanges';
export const failed = "We couldn't look up what can be sent back.";
export const retry = 'Try again';
export const begin = 'Return or exchange goods';
export const beginOf = (parcel: number) =>
  `Return or exchange goods of parcel ${writeDigits(parcel)}`;
export const lead =
  'Tell us what is wrong. We answer here and by message, before you send anything.';
export const what = 'What you want';
export const kinds: Record<ReturnKind, string> = {
  return: 'My money back',
  exchange: 'Another piece of the same',
};
export const goods = 'Which goods';
export const pieces = (name: string) => `Pieces of ${name}`;
export const until = (day: string) => `until ${day}`;
export const choose = 'Choose which goods.';
export const why = 'Why';
export const chooseWhy = 'Choose why.';
export const reasons: Record<ReturnReason, string> = {
  faulty: 'It does not work',
  damaged_on_the_way: 'It came damaged',
  wrong_item: 'It is not what I ordered',
  not_as_described: 'It is not as described',
  not_wanted: 'I do not want it any more',
  other: 'Another reason',
};
export const words = 'What happened';
export const sayWhy = 'Write what happened.';
export const pictures = (most: number) => `Add pictures (up to ${writeDigits(most)})`;
export const picturesHint = 'They help us to say yes sooner. Only our staff and you see them.';
/** What to do on the phone (D366). */
export const heic = (name: string) =>
  `${name} is an iPhone's HEIC picture, which can't be used here. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPEG.`;
export const picture = (at: number) => `Picture ${writeDigits(at)}`;
export const removePicture = (at: number) => `Remove picture ${writeDigits(at)}`;
export const send = 'Send request';
export const cancel = 'Never mind';
export const sendFailed = "We couldn't send your request. Try again.";
export const withdraw = 'Withdraw request';
export const withdrawFailed = "We couldn't withdraw your request. Try again.";
export const number = (at: number) => `Request ${writeDigits(at)}`;
export const item = (name: string, quantity: number) => `${writeDigits(quantity)} × ${name}`;
export const states: Record<ReturnState, string> = {
  asked: 'We look at it',
  agreed: 'Please send it',
  received: 'It has come',
  refunded: 'Paid back',
  exchanged: 'Exchanged',
  refused: 'Not possible',
  withdrawn: 'Withdrawn',
};
export const refund = (amount: string, way: RefundWay) =>
  way === 'cash' ? `${amount} paid back in cash` : `${amount} paid back to your bank`;
export const sent = (parcel: number) => `Sent in its place: parcel ${writeDigits(parcel)}`;
