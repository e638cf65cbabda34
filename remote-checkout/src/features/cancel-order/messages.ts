export const cancelOrder = 'Cancel order';
export const cancelTitle = (orderNumber: string) => `Cancel order ${orderNumber}?`;
export const cancelText = "We'll stop working on it and you pay nothing. This can't be undone.";
export const reason = 'Reason';
export const reasonHint = 'Optional. It helps us improve.';
export const keepOrder = 'Keep order';
export const cancelFailed = "The order couldn't be cancelled. Try again.";
