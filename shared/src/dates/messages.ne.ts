import type { CalendarChoice } from '@pasal/shared/contracts';

export const calendar = 'मिति';
export const calendars: Record<CalendarChoice, string> = {
  ad: 'मिति ई.सं. मा',
  bs: 'मिति वि.सं. मा',
  both: 'मिति वि.सं. र ई.सं. मा',
};
