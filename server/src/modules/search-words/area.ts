import { defineArea } from '../area';
import { searchWordsRoutes } from './search-words.routes';

export const area = defineArea({
  routes: [searchWordsRoutes],
});
