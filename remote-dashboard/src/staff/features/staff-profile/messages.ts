import type { User } from '@pasal/shared/contracts';

/** Literal texts of R2.97. */

export const title = 'Profile';
export const card = 'STAFF PROFILE';
export const id = 'ID';
export const email = 'Email';
export const role = 'Role';
export const roles: Record<User['role'], string> = {
  staff: 'STAFF',
  admin: 'ADMIN',
  packer: 'PACKER',
  accountant: 'ACCOUNTANT',
};
export const status = 'Status';
export const active = 'ACTIVE';
export const footer = 'Valid for administrative access';
export const noUser = 'No User Data';
export const noUserText = 'Please log in to view your profile.';
