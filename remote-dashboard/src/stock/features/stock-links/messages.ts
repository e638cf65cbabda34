export const label = 'Stock';
export const toBuy = 'What to buy';
export const purchases = 'Purchases';
export const profit = 'Profit';
