import { defineArea } from '../area';
import { searchesRoutes } from './searches.routes';

export const searchesArea = defineArea({
  routes: [searchesRoutes],
});
