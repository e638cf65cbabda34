import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  desks: () => import('./pages/desk/desk-page').then((module) => module.DeskPage),
  desk: () => import('./pages/desk/desk-page').then((module) => module.DeskPage),
};
