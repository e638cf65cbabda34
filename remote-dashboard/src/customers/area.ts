import type { AreaPages } from '../kit/area';

export const pages = {
  customers: { path: '/dashboard/customers', entry: { group: 'main', order: 50, icon: 'users' } },
  'customer-rules': { path: '/dashboard/customers/rules' },
  customer: { path: '/dashboard/customer' },
} as const satisfies AreaPages;

export const links = {
  customer: (phone: string) => `${pages.customer.path}?${new URLSearchParams({ phone })}`,
};
