import type { AreaPages } from '../kit/area';

export const pages = {
  notifications: {
    path: '/dashboard/notifications',
    entry: { group: 'main', order: 70, icon: 'email' },
  },
} as const satisfies AreaPages;

export const links = {
  failedMessages: `${pages.notifications.path}?status=failed`,
};
