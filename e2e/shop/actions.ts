import type { Locator, Page } from '@playwright/test';

/**
 * Counts user actions: each typed address and each press. Text written into a field, or a choice
 * made in it, is counted separately.
 */
export function countActions() {
  const actions: string[] = [];
  let fields = 0;
  return {
    actions,
    async open(page: Page, at: string): Promise<void> {
      actions.push(`open ${at}`);
      await page.goto(at);
    },
    async press(target: Locator): Promise<void> {
      actions.push(String(target));
      await target.click();
    },
    /** @param fill writes or chooses, in the field alone */
    async field(fill: Promise<unknown>): Promise<void> {
      fields += 1;
      await fill;
    },
    words: () => `${actions.length} actions, ${fields} filled fields`,
  };
}
