export const orderLines = 'Items in your order';
export const quantityTimes = (quantity: number) => `× ${quantity}`;
