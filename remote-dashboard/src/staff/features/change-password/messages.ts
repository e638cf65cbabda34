import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';

export const title = 'Change password';
export const lead = 'Everywhere else you are signed out.';
export const current = 'Current password';
export const next = 'New password';
export const hint = `At least ${MIN_PASSWORD_LENGTH} characters`;
export const repeat = 'New password again';
export const differ = 'The two new passwords differ.';
export const submit = 'Change password';
