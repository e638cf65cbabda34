import { MIN_PASSWORD_LENGTH, type Role } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

export const title = 'Staff';
export const lead =
  'Who can sign in here. Staff manage products and orders. Administrators manage everything. Packers and accountants see what they work with.';
export const add = 'Add staff';
export const email = 'Email';
export const role = 'Role';
export const status = 'Status';
export const seen = 'Last seen';
export const added = 'Added';
export const actions = 'Actions';
export const actionsOf = (email: string) => `Actions for ${email}`;
export const you = 'You';
export const never = 'Never';
export const active = 'Active';
export const disabled = 'Disabled';
export const failed = 'Failed to load the staff.';
export const empty = 'No staff found';
export const roles: Record<Role, string> = {
  staff: 'Staff',
  admin: 'Administrator',
  packer: 'Packer',
  accountant: 'Accountant',
};
export const roleHints: Record<Role, string> = {
  staff: 'Products, orders, desks and stock.',
  admin: 'Everything, also this page.',
  packer: 'The desks To pack and To hand over: slips, labels, serial numbers. Nothing else.',
  accountant: 'Cash, settlements, cash book, costs and profit. Orders to read.',
};
export const changeRole = 'Change the role';
export const changeRoleOf = (email: string) => `Role of ${email}`;
export const saveRole = 'Save';
export const sessions = 'Sessions';
export const sessionsOf = (email: string) => `Where ${email} is signed in`;
export const setPassword = 'Set a new password';
export const setPasswordOf = (email: string) => `New password for ${email}`;
export const password = 'Password';
export const passwordHint = `At least ${MIN_PASSWORD_LENGTH} characters. Hand it over in person.`;
export const newPassword = 'New password';
export const newPasswordHint = `At least ${MIN_PASSWORD_LENGTH} characters. They'll be signed out everywhere.`;
export const ownPassword = 'Your own password';
export const ownPasswordHint = 'So nobody can do this while you are away from your screen.';
export const makeAdmin = 'Make administrator';
export const makeStaff = 'Make staff';
export const makeAdminTitle = (email: string) => `Make ${email} an administrator?`;
export const makeAdminText = "They'll be able to do everything you can, including on this page.";
export const makeStaffTitle = (email: string) => `Make ${email} staff?`;
export const makeStaffText =
  'They keep access to products and orders, and lose everything else at once.';
export const disable = 'Disable';
export const disableTitle = (email: string) => `Disable ${email}?`;
export const disableText =
  "They're signed out at once and can't sign in until you enable them again.";
export const enable = 'Enable';
export const enableTitle = (email: string) => `Enable ${email}?`;
export const enableText = 'They can sign in again with their password.';
export const deleteLabel = WORDS.delete;
export const deleteTitle = (email: string) => `Delete ${email}?`;
export const deleteText = "They're signed out at once. What they did stays in the activity log.";
