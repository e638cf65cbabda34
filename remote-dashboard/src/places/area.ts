import type { AreaPages } from '../kit/area';

export const pages = {
  places: {
    path: '/dashboard/places',
    entry: { group: 'administration', order: 50, icon: 'location' },
  },
} as const satisfies AreaPages;
