export const title = (orderNumber: string) => `Delete order ${orderNumber}?`;
export const text =
  'Its products go back into stock unless it was completed. This action cannot be undone.';
export const deleted = 'Order deleted successfully!';
