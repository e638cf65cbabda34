import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { linkTo, LIST, ofAddress, type AreaPages } from '../kit/area';

export const pages = {
  'order-management': {
    path: '/dashboard/order-management',
    permission: 'orders',
    entry: { group: 'main', order: 30, icon: 'orders' },
    needs: [
      {
        call: 'staffOrders',
        query: {
          ...LIST,
          ...ofAddress('district_id', 'city_id', 'from', 'to', 'late'),
          limit: { value: DASHBOARD_PAGE_SIZE },
        },
      },
    ],
  },
  returns: { path: '/dashboard/returns' },
  'new-order': { path: '/dashboard/order-management/new' },
  order: { path: '/dashboard/order/:id', permission: 'orders' },
  'edit-order': { path: '/dashboard/order/:id/edit' },
} as const satisfies AreaPages;

export const links = {
  /** The order list with filters, such as late orders. */
  orders: (filters: Readonly<Record<string, string>>) =>
    `${pages['order-management'].path}?${new URLSearchParams(filters)}`,
  /** The order's page, which prints one of its documents at once. */
  printedOrder: (id: number, paper: string) => `${linkTo(pages.order, id)}?print=${paper}`,
  editOrder: (id: number) => linkTo(pages['edit-order'], id),
  /** @param list the filters of the list it was opened from, as in an address */
  order: (id: number, list = '') => `${linkTo(pages.order, id)}${list && `?${list}`}`,
};
