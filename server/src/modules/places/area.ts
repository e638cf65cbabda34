import { defineArea } from '../area';
import { branchRoutes } from './branch.routes';

export const area = defineArea({
  routes: [branchRoutes],
});
