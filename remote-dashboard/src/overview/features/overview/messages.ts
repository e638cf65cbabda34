import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Overview". */

export const title = 'Overview';
export const loading = WORDS.loading;
export const today = "Today's Orders";
export const last7Days = 'This Week';
export const lastMonth = 'Last Month';
export const totalProducts = 'Total Products';
/** Today's tasks. */
export const toDo = 'To do today';
export const nothingToDo = 'Nothing is waiting for you.';
const ordersOf = (count: number) => (count === 1 ? 'order' : 'orders');
export const toCall = (count: number) => `pending ${ordersOf(count)} to call about`;
export const late = (count: number) => `late ${ordersOf(count)}`;
export const lowStock = (count: number) => `${count === 1 ? 'product' : 'products'} low in stock`;
export const failedMessages = (count: number) =>
  `${count === 1 ? 'message' : 'messages'} not delivered`;
/** Comparisons of a card with an earlier period. */
export const yesterday = (count: string) => `from ${count} yesterday`;
export const weekBefore = (count: string) => `from ${count} the week before`;
export const monthBefore = (count: string) => `from ${count} the month before`;
export const added = (count: string) => `${count} new in 30 days`;
export const more = (count: string) => `+${count}`;
export const less = (count: string) => `−${count}`;
export const same = '±0';
export const ordersByStatus = 'Orders by Status';
export const productsByStatus = 'Products by Status';
export const noOrders = 'No orders found';
export const noProducts = 'No products found';
export const failed = 'Failed to Load Data';
export const failedText = 'Please try again later.';
