export const messages = {
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you have entered is not saved yet. If you leave, it is lost.',
  leave: 'Leave',
} as const;
