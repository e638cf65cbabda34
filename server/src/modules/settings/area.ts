import { defineArea } from '../area';
import { looksRoutes } from './looks.routes';
import { settingsRoutes } from './settings.routes';

export const area = defineArea({
  routes: [looksRoutes, settingsRoutes],
});
