import { defineArea } from '../area';
import { siteRoutes } from './site.routes';
import { bannerRoutes } from './banner.routes';
import { siteWriteRoutes } from './site-write.routes';
import { checklistRoutes } from './checklist.routes';

export const area = defineArea({
  routes: [siteRoutes, bannerRoutes, siteWriteRoutes, checklistRoutes],
});
