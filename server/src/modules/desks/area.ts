import { defineArea } from '../area';
import { deskRoutes } from './desk.routes';

export const area = defineArea({
  routes: [deskRoutes],
});
