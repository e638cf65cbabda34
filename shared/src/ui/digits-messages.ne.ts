import type { Digits } from '../domain/digits-choice';

export const digits = 'अङ्क';
export const choices: Record<Digits, string> = {
  devanagari: 'नेपाली अङ्क',
  latin: 'अङ्ग्रेजी अङ्क',
};
