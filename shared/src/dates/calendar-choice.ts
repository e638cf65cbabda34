import { useSyncExternalStore } from 'react';
import { CALENDARS, type CalendarChoice } from '@pasal/shared/contracts';
import { LANGUAGE } from '../domain/language';

/** The storage key of the choice. */
const KEY = 'pasal:calendar';
/** The attribute of the root element that has it, for all parts of the page and for browsers without storage. */
const ATTRIBUTE = 'data-calendar';
/** Notifies every part of the page, since each bundles its own copy of this module. */
const CHANGED = 'pasal:calendar';

/** By default Nepali pages use Bikram Sambat, with AD next to it if there is room (D168). */
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

/** Shows dates in these calendars and stores the choice in this browser. */
export function chooseCalendar(choice: CalendarChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
  show(choice);
}

/**
 * Returns the calendars chosen in this browser; servers, and pages during hydration, use AD.
 * @param hasRoom whether two dates fit
 */
export function useCalendarChoice(hasRoom = false): CalendarChoice {
  const chosen = useSyncExternalStore(listen, readChoice, () => 'ad' as const);
  return chosen ?? (hasRoom ? DEFAULT_WITH_ROOM : DEFAULT);
}
