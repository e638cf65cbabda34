import type { Role } from '@pasal/core/contract/roles';

/**
 * What a role may be allowed to do: `staff`, all that staff always could; `admin`, all that was the administrators'; `account`, what
 * concerns the person alone; `packing`, the desks at which parcels are packed and handed over; `orders`, to read orders; `money`,
 * couriers' cash, the cash book, costs and profit.
 */
export const PERMISSIONS = ['account', 'packing', 'orders', 'money', 'staff', 'admin'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The roles as named sets of permissions. Server, dashboard and tests read this table and no other. */
export const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  staff: ['account', 'packing', 'orders', 'staff'],
  admin: PERMISSIONS,
  packer: ['account', 'packing'],
  accountant: ['account', 'orders', 'money'],
};
