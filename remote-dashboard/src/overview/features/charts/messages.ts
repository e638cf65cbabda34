export const title = 'Sales';
export const period = 'Period';
export const days = (days: number) => `${days} days`;
export const loading = 'Loading the charts...';
export const failed = 'Failed to load the charts.';
export const ordersPer = { day: 'Orders per day', month: 'Orders per month' } as const;
export const revenuePer = { day: 'Revenue per day', month: 'Revenue per month' } as const;
export const ordersTotal = (count: string, days: number) =>
  days === 1 ? `${count} in 1 day` : `${count} in ${days} days`;
export const average = (amount: string) => `${amount} a day on average`;
export const percent = (by: number) => {
  if (by === 0) return '±0%';
  return by > 0 ? `+${by}%` : `−${-by}%`;
};
export const against = (days: number) =>
  days === 1 ? 'against the day before' : `against the ${days} days before`;
export const nothingBefore = (days: number) =>
  days === 1 ? 'Nothing on the day before' : `Nothing in the ${days} days before`;
export const highest = {
  day: (value: string, day: string) => `The highest day is ${day} with ${value}.`,
  month: (value: string, month: string) => `The highest month is ${month} with ${value}.`,
} as const;
export const nothing = 'No orders in this period.';
export const day = 'Day';
export const month = 'Month';
export const orders = 'Orders';
export const revenue = 'Revenue';
export const withoutCancelled = "Cancelled orders aren't counted.";
export const bestSellers = 'Best Sellers';
export const noSales = 'No sales in this period.';
export const product = 'Product';
export const pieces = 'Pieces';
export const deletedProduct = 'A deleted product';
export const lowStock = 'Low Stock';
export const lowStockMore = (more: number) => `and ${more} more`;
export const enoughStock = 'Every product has enough stock.';
export const left = (pieces: number) => (pieces === 0 ? 'None left' : `${pieces} left`);
