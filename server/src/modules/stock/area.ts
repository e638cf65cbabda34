import { defineArea } from '../area';
import { stockRoutes } from './stock.routes';
import { purchaseRoutes } from './purchase.routes';

export const stockArea = defineArea({
  routes: [stockRoutes, purchaseRoutes],
});
