import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  couriers: () => import('./pages/couriers/couriers-page').then((module) => module.CouriersPage),
};
