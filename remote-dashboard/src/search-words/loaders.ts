import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  'search-words': () =>
    import('./pages/search-words/search-words-page').then((module) => module.SearchWordsPage),
};
