import type { AreaPages } from '../kit/area';

export const pages = {
  'search-words': {
    path: '/dashboard/search-words',
    entry: { group: 'administration', order: 20, icon: 'edit' },
  },
} as const satisfies AreaPages;
