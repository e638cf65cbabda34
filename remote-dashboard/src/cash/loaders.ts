import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  money: () => import('./pages/money/money-page').then((module) => module.MoneyPage),
  'courier-cash': () =>
    import('./pages/courier-cash/courier-cash-page').then((module) => module.CourierCashPage),
  'cash-book': () =>
    import('./pages/cash-book/cash-book-page').then((module) => module.CashBookPage),
};
