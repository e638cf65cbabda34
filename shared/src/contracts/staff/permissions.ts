import type { Role } from '@pasal/core/contract/roles';

/**
 * Permissions of roles: `staff`, everything staff could always do; `admin`, everything reserved to administrators;
 * `account`, one's own account; `packing`, the desks for packing and hand-over; `orders`, reading orders; `money`,
 * couriers' cash, the cash book, costs and profit.
 */
export const PERMISSIONS = ['account', 'packing', 'orders', 'money', 'staff', 'admin'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The roles as named sets of permissions. Server, dashboard and tests all read this table. */
export const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  staff: ['account', 'packing', 'orders', 'staff'],
  admin: PERMISSIONS,
  packer: ['account', 'packing'],
  accountant: ['account', 'orders', 'money'],
};
