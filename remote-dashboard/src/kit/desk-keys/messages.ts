export const title = 'Keys of this desk';
export const close = 'Close';
export const keys = 'Keys';
export const down = 'Next row';
export const up = 'Row before';
export const leaveField = 'Leave a field';
export const filters = 'Filters';
