/** The roles of the staff; only an administrator may do everything. */
export const ROLES = ['staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];
