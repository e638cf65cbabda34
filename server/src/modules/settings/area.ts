import { defineArea } from '../area';
import { looksRoutes } from './looks.routes';
import { settingsRoutes } from './settings.routes';

export const settingsArea = defineArea({
  routes: [looksRoutes, settingsRoutes],
});
