import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  places: () => import('./pages/places/places-page').then((module) => module.PlacesPage),
};
