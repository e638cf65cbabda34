import { defineArea } from '../area';
import { ownerPageRoutes } from './owner-page.routes';

export const area = defineArea({
  routes: [ownerPageRoutes],
});
