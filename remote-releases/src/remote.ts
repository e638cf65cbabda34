import type { DescribedModule } from '@pasal/shared/shell';
import { description } from './routes';

export const remote: DescribedModule<typeof description> = {
  name: description.name,
  routes: description.routes,
  pages: {
    releases: () => import('./pages/releases/releases-page').then((module) => module.ReleasesPage),
  },
  slots: {},
};
