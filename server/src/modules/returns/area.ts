import { defineArea } from '../area';
import { returnRoutes } from './returns.routes';
import { buyerReturnRoutes } from './buyer-returns.routes';
import { warrantyRoutes } from './warranty.routes';

export const area = defineArea({
  routes: [returnRoutes, buyerReturnRoutes, warrantyRoutes],
});
