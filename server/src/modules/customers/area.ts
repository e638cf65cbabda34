import { defineArea } from '../area';
import { customerRoutes } from './customer.routes';

export const customerArea = defineArea({
  routes: [customerRoutes],
});
