import { defineArea } from '../area';
import { deliveryRoutes } from './delivery.routes';

export const deliveryArea = defineArea({
  routes: [deliveryRoutes],
});
