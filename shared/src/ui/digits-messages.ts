import type { Digits } from '../domain/digits-choice';

export const digits = 'Digits';
export const choices: Record<Digits, string> = {
  devanagari: 'Nepali digits',
  latin: 'English digits',
};
