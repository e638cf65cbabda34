import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  'product-management': () =>
    import('./pages/product-management/product-management-page').then(
      (module) => module.ProductManagementPage,
    ),
  'add-new-product': () =>
    import('./pages/add-new-product/add-new-product-page').then(
      (module) => module.AddNewProductPage,
    ),
  'edit-product': () =>
    import('./pages/edit-product/edit-product-page').then((module) => module.EditProductPage),
};
