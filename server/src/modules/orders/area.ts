import { defineArea } from '../area';
import { orderRoutes } from './order.routes';
import { staffOrderRoutes } from './staff-order.routes';
import { orderWorkRoutes } from './order-work.routes';
import { cartCodeRoutes } from './cart-code/cart-code.routes';
import { measureOrders } from './order-metrics';

export const area = defineArea({
  routes: [orderRoutes, staffOrderRoutes, orderWorkRoutes, cartCodeRoutes],
  meters: [measureOrders],
});
