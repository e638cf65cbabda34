import { defineArea } from '../area';
import { notificationRoutes } from './notification.routes';
import { measureMessages } from './message-metrics';

export const area = defineArea({
  routes: [notificationRoutes],
  meters: [measureMessages],
});
