/** These functions run inside the measured page: each is self-contained, because only its text is sent. */
import type { Fetched } from './loading';

/** Returns everything the page fetched, except what it fetched ahead for other pages. */
export function fetchedByPage(): Fetched[] {
  const ahead = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
  );
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => !ahead.has(name))
    .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      url: name,
      startTime,
      responseEnd,
      bytes: encodedBodySize,
    }));
}

/** The place where a page notes when the press that put something into the cart was made. */
export interface Pressing {
  inCartAt?: number;
}

/** Presses the first Add to Cart every 50 ms, from the first moment on, until the header counts it. */
export function pressUntilInCart(): void {
  let pressed = 0;
  const timer = setInterval(() => {
    const label = document.querySelector('a[aria-label^="Cart, "]')?.getAttribute('aria-label');
    if (label && !label.startsWith('Cart, 0 ')) {
      clearInterval(timer);
      (globalThis as Pressing).inCartAt = pressed;
      return;
    }
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, disabled }) => textContent?.startsWith('Add to Cart') && !disabled,
    );
    if (!button) return;
    pressed = performance.now();
    button.click();
  }, 50);
}

/**
 * Follows the first link that `selector` finds; returns the milliseconds until the next page shows another
 * heading.
 */
export function follow(selector: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link) throw new Error(`no link ${selector}`);
  const headingOf = 'main h1';
  const before = document.querySelector(headingOf)?.textContent;
  const start = performance.now();
  link.click();
  return new Promise((shown, failed) => {
    const look = () => {
      const now = document.querySelector(headingOf);
      const isThere = location.pathname === link.pathname && now?.checkVisibility() === true;
      if (isThere && now.textContent !== before) shown(performance.now() - start);
      else if (performance.now() - start > 20_000) failed(new Error('the page was never shown'));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The place where a page notes its longest press. */
interface Watching {
  longest?: number;
}

/** Watches how long each press takes to the next paint, as the browser counts it. */
export function watchPresses(): void {
  const notes = globalThis as Watching;
  notes.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      notes.longest = Math.max(notes.longest ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export const longestPress = (): number => (globalThis as Watching).longest ?? Number.NaN;
