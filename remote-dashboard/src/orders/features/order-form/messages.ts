import { WORDS } from '@pasal/shared/domain';

export const title = 'New order';
export const intro = "For a customer on the phone, at the shop's prices.";
export const back = 'Order Management';
export const products = 'Products';
export const cartCode = 'Cart code';
export const cartCodeHint = 'Six letters the customer sent.';
export const bringIn = 'Bring in';
export const noCode = 'A cart code has six letters, none of them a vowel.';
export const codeFailed = "We couldn't open the cart. Try again.";
export const broughtIn = (count: number) =>
  count === 1 ? '1 product was brought in.' : `${count} products were brought in.`;
export const gone = 'A product of the sent cart';
export const added = (title: string) => `${title} was added.`;
export const noLines = 'No products yet. Find one above.';
export const linesRequired = 'Add at least one product.';
export const quantity = (title: string) => `Quantity of ${title}`;
export const remove = (title: string) => `Remove ${title}`;
export const each = (price: string) => `${price} each`;
export const deliveryCharge = 'Delivery Charge';
export const total = 'Total';
export const customer = 'Customer';
export const customer_name = 'Full Name';
export const phone = 'Phone';
export const email = 'Email';
export const emailHint = 'Optional. We send the confirmation here.';
export const delivery = 'Delivery';
export const address = 'Address';
export const placesFailed = "Districts couldn't be loaded.";
export const retry = WORDS.retry;
export const deliveryType = 'Delivery Type';
export const payment = 'Payment Method';
export const cancel = WORDS.cancel;
export const place = (total: string) => `Place Order (${total})`;
export const required = 'This field is required.';
export const severalPhones = 'Write one phone number: there are several in this field.';
export const phoneMalformed = 'Enter a valid phone number, such as 98XXXXXXXX.';
export const emailMalformed = 'Enter a valid email address.';
/** Literal texts of R5.2, R8.4 and R8.5. */
export const incomplete = WORDS.orderIncomplete;
export const placed = 'Order placed successfully!';
export const failed = 'Failed to place order';
/** A response was lost, and the form was changed and sent again: the server has the first version. */
export const earlierTry =
  'An earlier attempt at this order went through, without your latest changes. Placing it again creates another order.';
export const showOrders = 'Show orders';
export const problems = {
  PRICE_CHANGED: (price: string) =>
    `The price is now ${price}. Tell the customer, then place the order.`,
  OUT_OF_STOCK: (inStock: number) =>
    inStock === 0 ? 'Out of stock.' : `Only ${inStock} left in stock.`,
  NO_QUANTITY: 'Enter a quantity, or remove the product.',
  NOT_AVAILABLE: 'This product is no longer available. Remove it.',
} as const;
export const edit = 'Edit';
export const order = (number: string) => `Order ${number}`;
export const editTitle = (number: string) => `Edit order ${number}`;
export const editLead = 'Goods, address and delivery, until the order leaves the shop.';
export const keptPrices =
  'Products of the order keep the price it was placed at; added ones cost what they do today.';
export const buyerIsTold = 'The customer is told when you save.';
export const isUnpacked = 'What is packed is unpacked: its label and goods are no longer right.';
export const saveEdit = (total: string) => `Save (${total})`;
export const editFailed = 'Failed to save the order.';
export const orderFailed = 'Failed to load the order.';
export const loadingOrder = 'Loading the order...';
export const cannotEdit = 'This order can no longer be edited';
export const cannotEditText = 'It is over, or something of it has left the shop.';
