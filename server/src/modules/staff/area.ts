import { defineArea } from '../area';
import { sessionRoutes } from './auth.routes';
import { staffRoutes } from './staff.routes';
import { staffSessionRoutes } from './staff-sessions.routes';

export const area = defineArea({
  routes: [sessionRoutes, staffRoutes, staffSessionRoutes],
});
