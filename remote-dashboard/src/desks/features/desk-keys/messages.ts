export const title = 'Keys of this desk';
export const close = 'Close';
