/** How dates of AD are written; days of the week begin with Sunday, months with January. */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of a month, from 0. */
export const dayOfMonth = (day: string, month: number) => `${day} ${MONTHS[month]}`;
export const wholeDay = (day: string, month: number, year: number) =>
  `${dayOfMonth(day, month)} ${year}`;
export const withWeekday = (weekday: number, day: string) => `${WEEKDAYS[weekday]}, ${day}`;
export const withTime = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
