export const messages = {
  search: 'Search',
  status: 'Status',
  allStatuses: 'All statuses',
} as const;
