import { defineArea } from '../area';
import { categoryRoutes } from './category.routes';
import { readySetRoutes } from './ready-set.routes';
import { subcategoryRoutes } from './subcategory.routes';
import { brandRoutes } from './brand.routes';
import { brandLogoRoutes } from './brand-logo.routes';

export const area = defineArea({
  routes: [categoryRoutes, readySetRoutes, subcategoryRoutes, brandRoutes, brandLogoRoutes],
});
