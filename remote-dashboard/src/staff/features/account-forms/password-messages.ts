import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';

export const title = 'Change password';
export const lead = 'You stay signed in here and are signed out everywhere else.';
export const current = 'Current password';
export const next = 'New password';
export const hint = `At least ${MIN_PASSWORD_LENGTH} characters`;
export const repeat = 'New password again';
export const differ = "The two new passwords don't match.";
