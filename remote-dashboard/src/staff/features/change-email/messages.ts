export const messages = {
  title: 'Change e-mail',
  lead: 'You sign in with it from then on.',
  email: 'New e-mail',
  current: 'Current password',
  currentHint: 'So that nobody does this at your unlocked screen.',
  submit: 'Change e-mail',
} as const;
