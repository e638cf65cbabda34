import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  stock: () => import('./pages/stock/stock-page').then((module) => module.StockPage),
  'product-stock': () =>
    import('./pages/product-stock/product-stock-page').then((module) => module.ProductStockPage),
  purchases: () =>
    import('./pages/purchases/purchases-page').then((module) => module.PurchasesPage),
  'new-purchase': () =>
    import('./pages/new-purchase/new-purchase-page').then((module) => module.NewPurchasePage),
  profit: () => import('./pages/profit/profit-page').then((module) => module.ProfitPage),
};
