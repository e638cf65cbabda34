import { defineArea } from '../area';
import { cashRoutes } from './cash.routes';

export const cashArea = defineArea({
  routes: [cashRoutes],
});
