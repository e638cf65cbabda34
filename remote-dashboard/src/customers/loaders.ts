import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  customers: () =>
    import('./pages/customers/customers-page').then((module) => module.CustomersPage),
  'customer-rules': () =>
    import('./pages/customer-rules/customer-rules-page').then((module) => module.CustomerRulesPage),
  customer: () => import('./pages/customer/customer-page').then((module) => module.CustomerPage),
};
