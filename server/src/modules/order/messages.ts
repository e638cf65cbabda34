/** What the shop says about orders (R5.2, R5.6, R8 where they say so). */
export const ORDER_PLACED = 'Order placed successfully!';
export const INCOMPLETE = 'Please fill in all required fields before placing the order.';
export const REMARKS_REQUIRED = 'Remarks is required!';
export const STATUS_UPDATED = 'Order Status updated successfully!!';
export const ORDER_DELETED = 'Order deleted successfully!';
export const NO_SUCH_ORDER = 'Order not found';
export const INVALID_EMAIL = 'Enter a valid e-mail address.';
export const INVALID_PHONE = 'Enter a valid phone number, like 98XXXXXXXX.';
export const CITY_OF_OTHER_DISTRICT = 'Choose a city of the chosen district.';
export const FIELD_REQUIRED = 'This field is required.';
export const NOT_AVAILABLE = 'A product in your cart is no longer available.';
export const OUT_OF_STOCK = 'There is not enough stock for a product in your cart.';
export const PRICE_CHANGED = 'The price of a product in your cart has changed.';
export const TRY_AGAIN = 'Too many people are ordering this right now. Please try again.';
export const NO_SUCH_DAY = 'Enter a day of the calendar, like 2026-11-21.';
export const tooManyOfOne = (most: number) =>
  `One order may have ${most} pieces of a product. For more, please call the shop.`;
export const tooManyInAll = (most: number) =>
  `One order may have ${most} pieces in all. For more, please call the shop.`;
export const KEY_REUSED = 'This cart was already ordered.';
export const alreadyOrdered = (number: string, total: string) =>
  `This cart was already ordered: order ${number}, ${total}.`;
export const INVALID_KEY = 'The Idempotency-Key is not valid.';
export const CHANGED_MEANWHILE = 'Someone else has changed this order. Reload it and try again.';
export const NO_STOCK_TO_REOPEN =
  'There is not enough stock left to take this order out of Cancelled.';
export const ORDER_CANCELLED = 'Your order is cancelled.';
export const TOO_LATE_TO_CANCEL =
  'This order can no longer be cancelled here. Please call the shop.';
/** Stands as remarks when the buyer gave no reason. */
export const CANCELLED_BY_BUYER = 'Cancelled by the customer.';
