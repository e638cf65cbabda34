import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  categories: () =>
    import('./pages/categories/categories-page').then((module) => module.CategoriesPage),
};
