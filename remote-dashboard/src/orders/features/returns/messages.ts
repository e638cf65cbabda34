import type {
  RefundWay,
  ReturnKind,
  ReturnReason,
  ReturnState,
  ReportedStep,
} from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'Returns';
export const lead = 'What buyers want to send back, and what became of it.';
export const failed = 'The returns could not be loaded';
export const empty = 'Nothing waits here';
export const emptyText = 'Buyers ask on the page of their order, within the days you chose.';
export const byState = 'Returns by state';
export const open = 'Open';
export const older = 'Next page';
export const newer = 'Previous page';

export const states: Record<ReturnState, string> = {
  asked: 'Asked',
  agreed: 'Agreed',
  received: 'Goods received',
  refunded: 'Paid back',
  exchanged: 'Exchanged',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};
export const kinds: Record<ReturnKind, string> = { return: 'Money back', exchange: 'Exchange' };
export const reasons: Record<ReturnReason, string> = {
  faulty: 'Does not work',
  damaged_on_the_way: 'Came damaged',
  wrong_item: 'Another thing than ordered',
  not_as_described: 'Not as described',
  not_wanted: 'Not wanted any more',
  other: 'Another reason',
};
export const named = (order: string, number: number) => `${order}, return ${number}`;
export const ofOrder = (number: number) => `Return ${number}`;
export const parcel = (number: number) => `Parcel ${writeDigits(number)}`;
export const reason = 'Reason';
export const goods = 'Goods';
export const item = (name: string, quantity: number) => `${writeDigits(quantity)} × ${name}`;
export const came = (whole: number, damaged: number) =>
  `came: ${writeDigits(whole)} whole, ${writeDigits(damaged)} damaged`;
export const picture = (at: number) => `Picture ${writeDigits(at)} of the buyer`;
export const refundOf = 'Paid back';
export const moneyBack = 'Money to pay back';
export const due = 'Still to be paid back';
export const refundable = 'Can be paid back';
export const exchanged = 'Sent in exchange';
export const history = 'History';
export const buyer = 'The buyer';
export const ways: Record<RefundWay, string> = { cash: 'Cash', bank: 'Bank' };

export const steps: Record<ReportedStep | 'refund', string> = {
  agree: 'Agree',
  refuse: 'Refuse',
  receive: 'Receive goods',
  exchange: 'Send exchange',
  refund: 'Pay back',
};
export const words = 'What the buyer is told with it';
export const wordsHint = 'Optional. It stands in the message and on the page of the order.';
export const whyNot = 'Why not';
export const whyNotHint = 'The buyer reads it.';
export const sayWhyNot = 'Say why not: the buyer reads it.';
export const whole = (name: string) => `${name}: whole`;
export const damaged = (name: string) => `${name}: damaged`;
export const countHint = (most: number) => `Of ${writeDigits(most)}; these go back to the stock.`;
export const wrongNumber = 'Enter whole numbers.';
export const countGoods = 'Count what came: at least one piece.';
export const exchangeText =
  'Other pieces are taken from the stock and put into a parcel of this order, which costs nothing. It lies on the desk To pack.';
export const giveBackText =
  'The goods go back to the buyer: whole pieces leave the stock again, damaged ones are no loss any more. Say how the buyer gets them.';
export const amount = 'Amount (Rs.)';
export const amountHint = (most: string) => `At most ${most}, which was paid for this parcel.`;
export const way = 'How';
export const reference = 'Reference of the payment';
export const sayReference = 'Write the reference of the payment.';
export const parcelIsOut =
  'The parcel is out, and its courier takes so much less. It can be paid back once the parcel is back.';
export const adminsPay = 'An administrator pays the money back.';

export const warrantyTitle = 'Warranty';
export const warrantyLead = 'Finds what was sold with a serial or IMEI number.';
export const serial = 'Serial number';
export const find = 'Find';
export const noPiece = 'No delivered piece has this number.';
export const soldOn = 'Delivered';
export const until = 'Warranty until';
export const unknownEnd = 'No end is known';
export const wasReturned = 'Sent back';
