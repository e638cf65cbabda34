import type { Page } from '@playwright/test';

/** Records the requests that the browser refused under the policy, on every page from now on, oldest first. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { onRefused: (what: string) => void }).onRefused;
      report(
        `${location.pathname} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return refused;
}
