import { linkTo, type AreaPages } from '../kit/area';

export const pages = {
  stock: { path: '/dashboard/stock', entry: { group: 'main', order: 60, icon: 'truck' } },
  'product-stock': { path: '/dashboard/stock/product/:id' },
  purchases: { path: '/dashboard/stock/purchases', permission: 'money' },
  'new-purchase': { path: '/dashboard/stock/purchases/new' },
  profit: {
    path: '/dashboard/stock/profit',
    permission: 'money',
    entry: { group: 'main', order: 80, icon: 'chart', isOfOthers: true },
  },
} as const satisfies AreaPages;

export const links = {
  productStock: (id: number, variant?: number | null) =>
    `${linkTo(pages['product-stock'], id)}${typeof variant === 'number' ? `?variant=${variant}` : ''}`,
  correctPurchase: (id: number) => `${pages['new-purchase'].path}?replaces=${id}`,
};
