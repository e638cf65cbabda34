import { defineArea } from '../area';
import { cashRoutes } from './cash.routes';

export const area = defineArea({
  routes: [cashRoutes],
});
