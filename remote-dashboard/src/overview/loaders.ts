import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  dashboard: () =>
    import('./pages/dashboard/dashboard-page').then((module) => module.DashboardPage),
};
