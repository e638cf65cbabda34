import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Overview". */

export const title = 'Overview';
export const loading = WORDS.loading;
export const today = "Today's Orders";
export const last7Days = 'This Week';
export const lastMonth = 'Last Month';
export const totalProducts = 'Total Products';
/** What a card is compared with. */
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
