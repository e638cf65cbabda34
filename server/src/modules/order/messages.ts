import { WORDS } from '@pasal/shared/domain';

/** What the shop says about orders (R5.2, R5.6, R8 where they say so). */
export const orderPlaced = 'Order placed successfully!';
export const incomplete = WORDS.orderIncomplete;
export const remarksRequired = 'Remarks is required!';
export const statusUpdated = 'Order Status updated successfully!!';
export const orderDeleted = 'Order deleted successfully!';
export const noSuchOrder = 'Order not found';
export const invalidEmail = 'Enter a valid e-mail address.';
export const invalidPhone = 'Enter a valid phone number, like 98XXXXXXXX.';
export const cityOfOtherDistrict = 'Choose a city of the chosen district.';
export const fieldRequired = 'This field is required.';
export const notAvailable = 'A product in your cart is no longer available.';
export const chooseVariant = (title: string) => `Choose a variant of ${title}.`;
export const outOfStock = 'There is not enough stock for a product in your cart.';
export const priceChanged = 'The price of a product in your cart has changed.';
export const chargeChanged = (charge: string) => `The delivery costs ${charge} now.`;
export const tryAgain = 'Too many people are ordering this right now. Please try again.';
export const noSuchDay = 'Enter a day of the calendar, like 2026-11-21.';
export const tooManyOfOne = (most: number) =>
  `One order may have ${most} pieces of a product. For more, please call the shop.`;
export const tooManyInAll = (most: number) =>
  `One order may have ${most} pieces in all. For more, please call the shop.`;
export const tooManyScarce = (most: number, phone: string) =>
  `Only a few pieces are left of some of what you ordered. So that others get some too, one buyer may order ${most} such ${most === 1 ? 'piece' : 'pieces'} an hour. Take fewer, or call the shop${phone === '' ? '' : `: ${phone}`}.`;
export const keyReused = 'This cart was already ordered.';
export const alreadyOrdered = (number: string, total: string) =>
  `This cart was already ordered: order ${number}, ${total}.`;
export const invalidKey = 'The Idempotency-Key is not valid.';
export const changedMeanwhile = 'Someone else has changed this order. Reload it and try again.';
export const noStockToReopen =
  'There is not enough stock left to take this order out of Cancelled.';
export const orderCancelled = 'Your order is cancelled.';
export const tooLateToCancel = 'This order can no longer be cancelled here. Please call the shop.';
/** Stands as remarks when the buyer gave no reason. */
export const cancelledByBuyer = 'Cancelled by the customer.';
