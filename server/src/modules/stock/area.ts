import { defineArea } from '../area';
import { stockRoutes } from './stock.routes';
import { purchaseRoutes } from './purchase.routes';

export const area = defineArea({
  routes: [stockRoutes, purchaseRoutes],
});
