export * from './bs-calendar';
export { makeDates } from './bs-dates';
export * from './bs-periods';
export { BS_MONTHS, monthName, monthOfYear } from './messages';
export { TABLE_YEARS } from './month-lengths';
export * from './read-day';
export * from './year-problems';
