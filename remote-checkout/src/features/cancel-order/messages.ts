export const CANCEL_ORDER = 'Cancel order';
export const cancelTitle = (orderNumber: string) => `Cancel order ${orderNumber}?`;
export const CANCEL_TEXT = 'We stop working on it and you pay nothing. This can not be taken back.';
export const REASON = 'Reason';
export const REASON_HINT = 'If you like: it helps us to do better.';
export const KEEP_ORDER = 'Keep order';
export const CANCEL_FAILED = 'The order could not be cancelled. Try again.';
