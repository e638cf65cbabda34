import { defineArea } from '../area';
import { searchWordsRoutes } from './search-words.routes';

export const searchWordsArea = defineArea({
  routes: [searchWordsRoutes],
});
