import type { Page } from '@playwright/test';
import { HEALTH } from '../shop/api-calls';
import { awaitTakenOver } from '../shop/rendered';
import { expect, test } from '../shop/storefront-test';

/** Replaces every text, present and later, with its own element, as browser translators do. */
function translate(): void {
  const leftAlone = 'font, script, style';
  const exchange = (text: Node) => {
    const words = text.textContent ?? '';
    if (words.trim() === '' || text.parentElement?.closest(leftAlone)) return;
    const standIn = document.createElement('font');
    standIn.textContent = `${words}!`;
    text.parentNode?.replaceChild(standIn, text);
  };
  const readAll = (part: Node) => {
    const texts = part instanceof Text ? [part as Node] : [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(exchange);
  };
  const watch = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes) readAll(node);
    }
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  readAll(document.body);
}

/** The release failures that a page reports from now on. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('request', (request) => {
    const told = request.postData() ?? '';
    if (request.url().includes(HEALTH) && !/"phase":"(?:load|reached|slow)"/.test(told))
      failures.push(told);
  });
  return failures;
}

test('a page that the browser translates does what is pressed, and says it in the new words', async ({
  page,
  complaints,
}) => {
  const failures = watchFailures(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.evaluate(translate);
  await page.getByLabel(/^Email/).fill('nobody@pasal.test');
  await page.getByLabel(/^Password/).fill('no-such-password');
  // While busy, the button shows an icon before the text that the translator has replaced.
  await page.getByRole('button', { name: 'Login!' }).click();
  await expect(page.getByText('Incorrect email or password.!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login!' })).toBeEnabled();
  expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
  expect(failures).toEqual([]);
});

test('a page that an extension has changed before it works is held against no release, and works', async ({
  page,
}) => {
  const failures = watchFailures(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input')) {
        field.after(document.createElement('extension-icon'));
      }
    });
  });
  await page.goto('/product-category/Electronics');
  await awaitTakenOver(page);
  await expect(page.locator('extension-icon')).toHaveCount(0);
  await page.getByRole('main').getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page).toHaveURL('/product-category/Electronics?sort=price_asc');
  expect(failures).toEqual([]);
});
