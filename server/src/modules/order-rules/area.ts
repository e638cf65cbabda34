import { defineArea } from '../area';
import { orderRuleRoutes } from './order-rule.routes';

export const area = defineArea({
  routes: [orderRuleRoutes],
});
