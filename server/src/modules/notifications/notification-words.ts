import type { OrderStatus, NotifiedStage } from '@pasal/shared/contracts';

/** English formats of money, dates and stored values. */
export {
  BUYER_STATUS_LABELS,
  DELIVERY_TYPE_LABELS,
  PARCEL_STAGE_LABELS,
  formatRupees,
  makeDates,
} from '@pasal/shared/domain';

/** Message texts. Plain words, because people in a hurry read them on phones. */
export const THANKS =
  'thank you for your order. We have received it and will call you if we need anything.';
export const CANCELLED_TO_SHOP = 'the customer cancelled this order. Its items are back in stock.';
export const RETURN_TO_SHOP = 'the customer asks to send goods of this order back.';
export const NEW_TO_SHOP = 'a new order has come in.';
export const TRACK = 'See how your order is going (you need the phone number you ordered with):';
export const OPEN = 'Open it in the dashboard:';
export const PAYMENT = 'Cash on Delivery';

const STATUS_SENTENCES: Record<OrderStatus, string> = {
  pending: 'is being prepared again.',
  complete: 'is completed. Thank you for shopping with us!',
  cancel: 'has been cancelled. You pay nothing.',
  others: 'is in progress. We will call you about it.',
};
/** The new status of an order, for the buyer. */
export const statusOf = (number: string, status: OrderStatus) =>
  `your order ${number} ${STATUS_SENTENCES[status]}`;

/** The subject of a message about a parcel. */
export const stageSubject = (number: string, isPart: boolean) =>
  isPart ? `a parcel of your order ${number}` : `your order ${number}`;
/** The courier of a parcel, and its consignment number. */
export const carriedBy = (courier: string | null, consignment: string | null) => {
  if (courier === null) return '';
  return consignment === null ? ` by ${courier}` : ` by ${courier}, number ${consignment}`;
};
/** Where a parcel is now, for the buyer. */
export const STAGE_SENTENCES: Record<NotifiedStage, (parcel: string, by: string) => string> = {
  confirmed: (parcel) => `${parcel} is confirmed.`,
  packed: (parcel) => `${parcel} is packed.`,
  handed_over: (parcel, by) => `${parcel} has left our shop and is brought to you${by}.`,
  on_the_way: (parcel, by) => `${parcel} is on the way to you${by}.`,
  delivered: (parcel) => `${parcel} was delivered.`,
  could_not_deliver: (parcel) => `${parcel} could not be delivered. We will call you about it.`,
};

/** Used in place of that sentence if staff describe the order's progress themselves. */
export const NEWS = (number: string) => `there is news about your order ${number}.`;

export const GREETING = {
  /** An order may have no usable name. */
  buyer: (name: string) => `Dear ${name || 'customer'},`,
  shop: () => 'Hello,',
  team: () => 'Hello,',
};

/**
 * First sentence of a text message about a new order, after the shop's name. Kept short, because each part of a message is paid for and has
 * 160 letters in English or 70 in Nepali.
 */
export const shortThanks = (number: string) => `we have received your order ${number}.`;
/** The total and the payment method, in a text message. */
export const shortTotal = (total: string) => `${total}, ${PAYMENT}.`;

/** Labels of an order's facts and totals. */
export const LABELS = {
  order: 'Order',
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  delivery: 'Delivery',
  expected: 'Expected',
  payment: 'Payment',
  total: 'Total',
};
/** One line of the goods: quantity and name. */
export const pieces = (quantity: number, name: string) => `${quantity} × ${name}`;

/** Subjects. */
export const subjects = {
  cancelledByBuyer: (number: string) => `Order ${number} was cancelled by the customer`,
  returnAsked: (number: string) => `Return asked for: order ${number}`,
  status: (number: string, status: string) => `Order ${number}: ${status}`,
  toShop: (number: string) => `New order ${number}`,
  toBuyer: (number: string) => `We have received your order ${number}`,
};
