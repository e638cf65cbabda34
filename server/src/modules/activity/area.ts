import { defineArea } from '../area';
import { activityRoutes } from './activity.routes';

export const area = defineArea({
  routes: [activityRoutes],
});
