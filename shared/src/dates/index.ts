export { useCalendarChoice } from './calendar-choice';
export * from './calendar-switch';
export * from './moment';
export * from './use-dates';
