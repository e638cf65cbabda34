import { defineArea } from '../area';
import { deskRoutes } from './desk.routes';

export const deskArea = defineArea({
  routes: [deskRoutes],
});
