import { linkTo, type AreaPages } from '../kit/area';

export const pages = {
  money: {
    path: '/dashboard/money',
    permission: 'money',
    entry: { group: 'administration', order: 110, icon: 'cash' },
  },
  'courier-cash': { path: '/dashboard/money/courier/:id', permission: 'money' },
  'cash-book': { path: '/dashboard/money/book', permission: 'money' },
} as const satisfies AreaPages;

export const links = {
  courierCash: (id: number) => linkTo(pages['courier-cash'], id),
};
