import { defineArea } from '../area';
import { ownerPageRoutes } from './owner-page.routes';

export const ownerPageArea = defineArea({
  routes: [ownerPageRoutes],
});
