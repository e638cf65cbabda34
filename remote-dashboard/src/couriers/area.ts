import type { AreaPages } from '../kit/area';

export const pages = {
  couriers: {
    path: '/dashboard/couriers',
    entry: { group: 'administration', order: 100, icon: 'truck' },
  },
} as const satisfies AreaPages;
