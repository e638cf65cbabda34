import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  searches: () => import('./pages/searches/searches-page').then((module) => module.SearchesPage),
};
