export const ORDER_LINES = 'Items in your order';
export const quantityTimes = (quantity: number) => `× ${quantity}`;
