import type { AreaPages } from '../kit/area';

export const pages = {
  searches: {
    path: '/dashboard/searches',
    entry: { group: 'administration', order: 30, icon: 'search' },
  },
} as const satisfies AreaPages;
