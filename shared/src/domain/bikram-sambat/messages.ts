import { monthName } from './day-messages';

export * from './day-messages';

/** The months of Bikram Sambat by language, Baishakh first. */
export const BS_MONTHS = {
  en: [
    'Baishakh',
    'Jestha',
    'Ashadh',
    'Shrawan',
    'Bhadra',
    'Ashwin',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
  ne: ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
} as const;

export const monthOfYear = (month: number, year: number) => `${monthName(month)} ${year}`;
export const wholeDay = (day: number, month: number, year: number) =>
  `${day} ${monthName(month)} ${year}`;
export const withTime = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
/** A fiscal year, such as 2083/84, by the year in which it begins. */
const fiscalYearName = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
export const fiscalYear = (year: number) => `FY ${fiscalYearName(year)}`;
