/** The roles of the staff; only an administrator may do everything. The shop's table defines the permissions of each. */
export const ROLES = ['staff', 'admin', 'packer', 'accountant'] as const;
export type Role = (typeof ROLES)[number];
