import type { AreaPages } from '../kit/area';

export const pages = {
  profile: {
    path: '/dashboard/profile',
    permission: 'account',
    entry: { group: 'settings', order: 10, icon: 'user' },
  },
  staff: { path: '/dashboard/staff', entry: { group: 'administration', order: 60, icon: 'users' } },
} as const satisfies AreaPages;
