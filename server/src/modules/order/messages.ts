import { CART_CODE_DAYS } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

/** The messages of the shop about orders (R5.2, R5.6, R8 where they say so). */
export const orderPlaced = 'Order placed successfully!';
export const incomplete = WORDS.orderIncomplete;
export const remarksRequired = 'Remarks is required!';
export const statusUpdated = 'Order Status updated successfully!!';
export const statusesUpdated = (done: number, all: number) =>
  done === all ? statusUpdated : `${done} of ${all} orders updated.`;
/** The message for an order when the work on many breaks off. */
export const brokenOffHere =
  'The connection broke off here. The list shows whether this order was updated.';
export const notComeTo = 'Not updated: the work broke off before.';
export const orderDeleted = 'Order deleted successfully!';
export const noSuchOrder = 'Order not found';
export const invalidEmail = 'Enter a valid email address.';
export const invalidPhone = 'Enter a valid phone number, such as 98XXXXXXXX.';
export const cityOfOtherDistrict = 'Choose a city in this district.';
export const fieldRequired = 'This field is required.';
export const notAvailable = 'A product in your cart is no longer available.';
export const chooseVariant = (title: string) => `Choose a variant of ${title}.`;
export const outOfStock = "There isn't enough stock for a product in your cart.";
export const priceChanged = 'The price of a product in your cart has changed.';
export const chargeChanged = (charge: string) => `Delivery now costs ${charge}.`;
export const tryAgain = 'Too many people are ordering this right now. Please try again.';
export const noSuchDay = 'Enter a calendar day, such as 2026-11-21.';
export const tooManyOfOne = (most: number) =>
  `You can order up to ${most} of one product at a time. For more, please call the shop.`;
export const tooManyInAll = (most: number) =>
  `You can order up to ${most} items at a time. For more, please call the shop.`;
export const tooManyScarce = (most: number, phone: string) =>
  `Some of what you ordered is nearly sold out. So that others get some too, you can order ${most} such ${most === 1 ? 'item' : 'items'} an hour. Take fewer, or call the shop${phone === '' ? '' : `: ${phone}`}.`;
export const keyReused = 'This cart has already been ordered.';
export const alreadyOrdered = (number: string, total: string) =>
  `This cart has already been ordered: order ${number}, ${total}.`;
export const invalidKey = "The Idempotency-Key isn't valid.";
export const changedMeanwhile = 'Someone else has changed this order. Reload it and try again.';
export const noStockToReopen = "There isn't enough stock left to reopen this order.";
export const noSuchCart = `This code doesn't open a cart. A code opens one for ${CART_CODE_DAYS} days: check its letters, or ask for a new one.`;
export const orderCancelled = 'Your order has been cancelled.';
export const tooLateToCancel = 'This order can no longer be cancelled here. Please call the shop.';
/** Stands as remarks when the buyer gave no reason. */
export const cancelledByBuyer = 'Cancelled by the customer.';
