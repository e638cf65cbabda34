import type { Permission, User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import { patterns } from '../../paths';

/** What opens pages to roles besides staff, by the beginning of their addresses; the first that fits counts. */
const OPENED_BY: readonly (readonly [string, Permission])[] = [
  [patterns.profile, 'account'],
  [patterns.desks, 'packing'],
  [patterns.newOrder, 'staff'],
  [patterns.orderManagement, 'orders'],
  ['/dashboard/order/', 'orders'],
  [patterns.newPurchase, 'staff'],
  [patterns.purchases, 'money'],
  [patterns.profit, 'money'],
  [patterns.money, 'money'],
];

/** True when a page of the dashboard is one of this person's role; what is for administrators alone says so itself. */
export function mayOpen(user: User, at: string): boolean {
  if (hasPermission(user, 'staff')) return true;
  const [, permission = 'staff'] = OPENED_BY.find(([begin]) => at.startsWith(begin)) ?? [];
  return !/\/edit\/?$/i.test(at) && hasPermission(user, permission);
}
