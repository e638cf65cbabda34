import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  status: () => import('./pages/status/status-page').then((module) => module.StatusPage),
};
