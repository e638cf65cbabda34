import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  notifications: () =>
    import('./pages/notifications/notifications-page').then((module) => module.NotificationsPage),
};
