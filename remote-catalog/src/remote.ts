import type { DescribedModule } from '@pasal/shared/shell';
import { description } from './routes';

export const remote: DescribedModule<typeof description> = {
  name: description.name,
  routes: description.routes,
  pages: {
    home: () => import('./pages/home/home-page').then((module) => module.HomePage),
    category: () => import('./pages/category/category-page').then((module) => module.CategoryPage),
    product: () => import('./pages/product/product-page').then((module) => module.ProductPage),
    search: () => import('./pages/search/search-page').then((module) => module.SearchPage),
    wishlist: () => import('./pages/wishlist/wishlist-page').then((module) => module.WishlistPage),
    compare: () => import('./pages/compare/compare-page').then((module) => module.ComparePage),
  },
  slots: {
    headerSearch: () =>
      import('./features/header-search/header-search').then((module) => module.HeaderSearch),
  },
};
