import { BS_MONTH_DAYS, type CalendarChoice } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const paper = 'कागज र इमेल';
export const paperLead = 'बिल, प्याकिङ स्लिप र इमेलका मिति। स्क्रिनमा भने प्रत्येक पाठकले आफैँ छान्छन्।';
export const paperCalendar = 'कागजका मिति';
export const calendars: Record<CalendarChoice, string> = {
  ad: 'ई.सं.',
  bs: 'वि.सं.',
  both: 'वि.सं. र ई.सं.',
};
export const years = 'वि.सं. का वर्ष';
export const yearsLead = (first: number, last: number) =>
  `${writeDigits(first)} देखि ${writeDigits(last)} सम्मका वर्ष छन्। घोषणा भएपछि नयाँ वर्ष थप्नुहोस्, र अर्कै घोषणा भएको वर्ष सच्याउनुहोस्। त्यसपछिका दिन ई.सं. मा मात्र देखिन्छन्। सेभ भइसकेका मिति कहिल्यै बदलिँदैनन्।`;
export const month = (name: string, year: number) => `${name} ${writeDigits(year)}`;
export const daysOfMonth = `${writeDigits(BS_MONTH_DAYS.least)} देखि ${writeDigits(BS_MONTH_DAYS.most)} सम्मको पूर्ण सङ्ख्या।`;
export const yearOf = (year: number) => `वि.सं. ${writeDigits(year)}`;
export const remove = (year: number) => `${writeDigits(year)} हटाउनुहोस्`;
export const add = (year: number) => `${writeDigits(year)} थप्नुहोस्`;
export const correct = 'वर्ष सच्याउनुहोस्';
export const chooseYear = 'वर्ष छान्नुहोस्';
export const typeMonths = 'बाह्रै महिनाका दिन लेख्नुहोस्।';
export const spans = (days: number, from: string, to: string) =>
  `${writeDigits(days)} दिन, ${from} देखि ${to} सम्म।`;
export const unusual = (days: number) =>
  `${writeDigits(days)} दिन: वर्षमा ३६५ वा ३६६ दिन हुन्छन्। सेभ गर्नुअघि महिनाहरू जाँच्नुहोस्।`;
