import { defineArea } from '../area';
import { activityRoutes } from './activity.routes';

export const activityArea = defineArea({
  routes: [activityRoutes],
});
