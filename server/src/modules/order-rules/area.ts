import { defineArea } from '../area';
import { orderRuleRoutes } from './order-rule.routes';

export const orderRuleArea = defineArea({
  routes: [orderRuleRoutes],
});
