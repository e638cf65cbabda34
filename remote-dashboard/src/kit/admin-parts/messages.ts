export const messages = {
  notAllowed: 'Only for administrators',
  notAllowedText: 'Your account does not open this page. Ask an administrator if you need it.',
  name: 'Name',
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  failed: 'This did not work. Please try again.',
  tryAgain: 'Try Again',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) =>
    `${name} is now at place ${place} of ${count}.`,
} as const;
