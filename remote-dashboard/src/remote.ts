import type { DescribedModule } from '@pasal/shared/shell';
import { loaders as activity } from './activity/loaders';
import { loaders as cash } from './cash/loaders';
import { loaders as categories } from './categories/loaders';
import { loaders as couriers } from './couriers/loaders';
import { loaders as customers } from './customers/loaders';
import { loaders as desks } from './desks/loaders';
import { loaders as notifications } from './notifications/loaders';
import { loaders as orders } from './orders/loaders';
import { loaders as overview } from './overview/loaders';
import { loaders as places } from './places/loaders';
import { loaders as products } from './products/loaders';
import { loaders as searchWords } from './search-words/loaders';
import { loaders as searches } from './searches/loaders';
import { loaders as site } from './site/loaders';
import { loaders as staff } from './staff/loaders';
import { loaders as status } from './status/loaders';
import { loaders as stock } from './stock/loaders';
import { description } from './routes';

export const remote: DescribedModule<typeof description> = {
  name: description.name,
  routes: description.routes,
  pages: {
    ...overview,
    ...products,
    ...orders,
    ...notifications,
    ...desks,
    ...staff,
    ...customers,
    ...stock,
    ...categories,
    ...searchWords,
    ...places,
    ...couriers,
    ...cash,
    ...site,
    ...searches,
    ...activity,
    ...status,
  },
  slots: {
    dashboardFrame: () =>
      import('./frame/dashboard-frame/dashboard-frame').then((module) => module.DashboardFrame),
  },
};
