import { CALL_OUTCOME_LABELS, ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import type { CallOutcome, OrderEvent } from '@pasal/shared/contracts';

/** The parts of R2.90. */

export const title = (orderNumber: string) => `Order ${orderNumber}`;
export const customer = 'Customer';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const copyPhone = 'Copy the phone number';
export const reach = 'Reach the customer';
export const template = 'Message';
export const copyMessage = 'Copy the message';
export const aboutOrder = (orderNumber: string) => `About your order ${orderNumber}: `;
export const number = 'Order Number';
export const copyNumber = 'Copy the order number';
export const copyAddress = 'Copy the address';
export const information = 'Order Information';
export const orderedDate = 'Ordered Date';
export const status = 'Status';
export const payment = 'Payment Method';
export const delivery = 'Delivery Type';
export const remarks = 'Remarks';
export const shipping = 'Shipping Address';
export const address = 'Address';
export const city = 'City';
export const district = 'District';
export const items = 'Items';
export const product = 'Product';
export const pieces = (quantity: number, price: string) => `${quantity} × ${price}`;
export const amount = 'Amount';
export const deliveryCharge = 'Delivery Charge';
export const expected = 'Expected';
export const total = 'Total';
export const history = 'History';
export const historyFailed = 'Failed to fetch the history.';
export const noHistory = "The status hasn't changed yet.";
export const none = '–';
export const change = ({ from, to }: OrderEvent) =>
  from === null
    ? ORDER_STATUS_LABELS[to]
    : `${ORDER_STATUS_LABELS[from]} → ${ORDER_STATUS_LABELS[to]}`;
export const byShop = 'the shop';
export const byCustomer = 'the customer';
export const orderedBy = 'Ordered By';
export const source = { web: 'Website', phone: 'Phone' } as const;
/** A call in the history, such as "Call: not reached". */
export const call = (outcome: CallOutcome) => `Call: ${CALL_OUTCOME_LABELS[outcome].toLowerCase()}`;
export const told = 'Told to the customer:';
export const openPage = 'Open page';
export const updateStatus = 'Update Status';
export const edited = 'Order edited';
