import type { AreaPages } from '../kit/area';

export const pages = {
  status: {
    path: '/dashboard/status',
    entry: { group: 'administration', order: 90, icon: 'shield' },
    needs: [{ call: 'serverStatus' }],
  },
} as const satisfies AreaPages;
