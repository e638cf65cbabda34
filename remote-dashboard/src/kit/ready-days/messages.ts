export const period = 'Period';
export const anyDays = 'Any days';
export const ownDays = 'Days as set';
export const from = 'From';
export const to = 'To';
