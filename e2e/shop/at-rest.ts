import type { Page } from '@playwright/test';

/**
 * Waits until a page is whole and has fetched nothing for half a second, as the page itself counts.
 * Playwright's `networkidle` counts a request that the page before began in its last moment and that
 * ended unseen: then the page after it never rests.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        // A busy page polls rarely: it is at rest after this many polls, not only after a time.
        const LOOKS = 10;
        const EVERY = 50;
        let seen = -1;
        let alike = 0;
        const look = () => {
          const fetched = performance.getEntriesByType('resource').length;
          const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
          const isWhole =
            document.readyState === 'complete' && pictures.every(({ complete }) => complete);
          alike = isWhole && fetched === seen ? alike + 1 : 0;
          if (alike === LOOKS) return resolve(true);
          seen = fetched;
          setTimeout(look, EVERY);
        };
        look();
      }),
  );
}
