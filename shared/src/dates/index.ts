export { useCalendarChoice } from './calendar-choice';
export * from './calendar-switch';
export * from './moment';
export { useBsCalendar, useDates, usePaperDates, type Bs } from './use-dates';
export * from './use-day';
