import { defineArea } from '../area';
import { searchesRoutes } from './searches.routes';

export const area = defineArea({
  routes: [searchesRoutes],
});
