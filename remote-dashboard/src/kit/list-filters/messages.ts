export const search = 'Search';
export const status = 'Status';
export const allStatuses = 'All statuses';
