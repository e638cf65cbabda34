/** The roles of the staff; only an administrator may do everything. What each of them may stands in the shop's table. */
export const ROLES = ['staff', 'admin', 'packer', 'accountant'] as const;
export type Role = (typeof ROLES)[number];
