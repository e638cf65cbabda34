export const cancelOrder = 'Cancel order';
export const cancelTitle = (orderNumber: string) => `Cancel order ${orderNumber}?`;
export const cancelText = 'We stop working on it and you pay nothing. This can not be taken back.';
export const reason = 'Reason';
export const reasonHint = 'If you like: it helps us to do better.';
export const keepOrder = 'Keep order';
export const cancelFailed = 'The order could not be cancelled. Try again.';
