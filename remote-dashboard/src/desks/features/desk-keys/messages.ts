export const title = 'Keys of this desk';
export const close = 'Close';
export const down = 'Next row';
export const up = 'Row before';
export const select = 'Select or leave out the row';
export const selectAll = 'Select all rows in view, or none';
export const help = 'This list';
