import { useSyncExternalStore } from 'react';
import { THEME_ATTRIBUTE, THEME_KEY, THEMES, type Theme } from '@pasal/shared/domain';

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Applies a theme, with the browser's theme colour; null follows the system. */
function show(choice: Theme | null) {
  const root = document.documentElement;
  if (choice) root.setAttribute(THEME_ATTRIBUTE, choice);
  else root.removeAttribute(THEME_ATTRIBUTE);
  for (const [at, meta] of document.querySelectorAll('[name=theme-color]').entries()) {
    const wish = `(prefers-color-scheme: ${THEMES[at]})`;
    meta.setAttribute('media', choice ? (THEMES[at] === choice ? 'all' : 'not all') : wish);
  }
  for (const tell of listeners) tell();
}

const themeOf = (text: string | null | undefined) => THEMES.find((theme) => theme === text) ?? null;

/** The choice is read from the page, which has it even without storage. */
const readChoice = () => themeOf(document.documentElement.getAttribute(THEME_ATTRIBUTE));

function onStored({ key, newValue }: StorageEvent) {
  if (key === THEME_KEY) show(themeOf(newValue));
}

function listen(tell: () => void) {
  const system = window.matchMedia(DARK);
  // The document's own script leaves the theme colour to this one.
  if (listeners.size === 0) show(readChoice());
  listeners.add(tell);
  window.addEventListener('storage', onStored);
  system.addEventListener('change', tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', onStored);
    system.removeEventListener('change', tell);
  };
}

/** Applies a theme and stores it in this browser; null follows the system. */
export function chooseTheme(choice: Theme | null): void {
  show(choice);
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
}

/** Returns the theme chosen in this browser; null while it follows the system. Unknown on a server and during hydration. */
export const useThemeChoice = (): Theme | null | undefined =>
  useSyncExternalStore(listen, readChoice, () => undefined);

/** Returns the displayed theme, chosen or from the system. */
export const useShownTheme = (): Theme =>
  useSyncExternalStore(
    listen,
    () => readChoice() ?? (window.matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  );
