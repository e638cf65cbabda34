import { defineArea } from '../area';
import { customerRoutes } from './customer.routes';

export const area = defineArea({
  routes: [customerRoutes],
});
