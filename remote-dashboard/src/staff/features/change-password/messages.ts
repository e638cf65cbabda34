import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';

export const messages = {
  title: 'Change password',
  lead: 'Everywhere else you are signed out.',
  current: 'Current password',
  next: 'New password',
  hint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  repeat: 'New password again',
  differ: 'The two new passwords differ.',
  submit: 'Change password',
} as const;
