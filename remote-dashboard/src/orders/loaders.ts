import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  'order-management': () =>
    import('./pages/order-management/order-management-page').then(
      (module) => module.OrderManagementPage,
    ),
  returns: () => import('./pages/returns/returns-page').then((module) => module.ReturnsPage),
  'new-order': () =>
    import('./pages/new-order/new-order-page').then((module) => module.NewOrderPage),
  order: () => import('./pages/order/order-page').then((module) => module.OrderPage),
  'edit-order': () =>
    import('./pages/edit-order/edit-order-page').then((module) => module.EditOrderPage),
};
