import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  activity: () => import('./pages/activity/activity-page').then((module) => module.ActivityPage),
};
