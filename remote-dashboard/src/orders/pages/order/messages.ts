export const title = (orderNumber: string) => `Order ${orderNumber}`;
export const untitled = 'Order';
export const back = 'Order Management';
export const previous = 'Previous order';
export const next = 'Next order';
export const beside = 'Orders beside this one';
export const failed = 'Failed to load the order.';
export const gone = 'Order not found';
export const goneText = 'It may have been deleted.';
export const loading = 'Loading the order...';
export const updateStatus = 'Update Status';
export const edit = 'Edit order';
export const remove = 'Delete';
/** Heads the parts below the title, for screen readers. */
export const details = 'Details';
