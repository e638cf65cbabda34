import type { AreaPages } from '../kit/area';

export const pages = {
  activity: {
    path: '/dashboard/activity',
    entry: { group: 'administration', order: 80, icon: 'clock' },
  },
} as const satisfies AreaPages;
