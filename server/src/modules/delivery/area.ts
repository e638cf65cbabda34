import { defineArea } from '../area';
import { deliveryRoutes } from './delivery.routes';

export const area = defineArea({
  routes: [deliveryRoutes],
});
