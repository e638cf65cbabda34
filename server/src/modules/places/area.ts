import { defineArea } from '../area';
import { branchRoutes } from './branch.routes';

export const branchArea = defineArea({
  routes: [branchRoutes],
});
