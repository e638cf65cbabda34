import type { AreaPages } from '../kit/area';

export const pages = {
  categories: {
    path: '/dashboard/categories',
    entry: { group: 'administration', order: 10, icon: 'tag' },
  },
} as const satisfies AreaPages;
