import { useSyncExternalStore } from 'react';
import { CALENDARS, type CalendarChoice } from '@pasal/shared/contracts';
import { LANGUAGE } from '../domain/language';

/** The key under which a browser remembers the choice. */
const KEY = 'pasal:calendar';
/** The attribute of the root element that has it, for all parts of the page and where a browser remembers nothing. */
const ATTRIBUTE = 'data-calendar';
/** Tells every part of the page: each has this file of its own. */
const CHANGED = 'pasal:calendar';

/** Without a choice Nepali pages are in Bikram Sambat, with AD beside it where there is room (D168). */
const DEFAULT: CalendarChoice = LANGUAGE === 'ne' ? 'bs' : 'ad';
const DEFAULT_WITH_ROOM: CalendarChoice = LANGUAGE === 'ne' ? 'both' : 'ad';

const choiceOf = (text: string | null) => CALENDARS.find((calendar) => calendar === text);

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const readChoice = () =>
  choiceOf(document.documentElement.getAttribute(ATTRIBUTE)) ?? choiceOf(readKept());

function show(choice: CalendarChoice) {
  document.documentElement.setAttribute(ATTRIBUTE, choice);
  window.dispatchEvent(new Event(CHANGED));
}

function onStored({ key, newValue }: StorageEvent) {
  if (key === KEY) show(choiceOf(newValue) ?? DEFAULT);
}

function listen(tell: () => void) {
  window.addEventListener(CHANGED, tell);
  window.addEventListener('storage', onStored);
  return () => {
    window.removeEventListener(CHANGED, tell);
    window.removeEventListener('storage', onStored);
  };
}

/** Shows dates in these calendars and remembers it in this browser. */
export function chooseCalendar(choice: CalendarChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Forbidden or full: the choice holds until the page is left.
  }
  show(choice);
}

/**
 * Returns the calendars in which this browser's reader wants dates; a server, and a page being taken over, write AD.
 * @param hasRoom where two dates fit
 */
export function useCalendarChoice(hasRoom = false): CalendarChoice {
  const chosen = useSyncExternalStore(listen, readChoice, () => 'ad' as const);
  return chosen ?? (hasRoom ? DEFAULT_WITH_ROOM : DEFAULT);
}
