import { WORDS } from '@pasal/shared/domain';

export const notAllowed = 'Only for administrators';
export const notAllowedText =
  'Your account does not open this page. Ask an administrator if you need it.';
export const name = 'Name';
export const cancel = WORDS.cancel;
export const save = 'Save';
export const deleteLabel = WORDS.delete;
export const failed = 'This did not work. Please try again.';
export const tryAgain = WORDS.tryAgain;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const moved = (name: string, place: number, count: number) =>
  `${name} is now at place ${place} of ${count}.`;
