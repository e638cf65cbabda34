import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atRest } from '../../../e2e/shop/at-rest';
import { watchPolicy } from '../../../e2e/shop/policy';
import { haveSession } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/storefront-test';

const publicPages = [
  '/',
  '/login',
  '/cart',
  '/checkout',
  '/contact',
  '/terms',
  '/privacy-policy',
  '/track-order',
  '/product-category/new_arrivals',
  '/nowhere',
];

const dashboardPages = [
  '/dashboard',
  '/dashboard/product-management',
  '/dashboard/add-new-product',
  '/dashboard/edit-product/3',
  '/dashboard/order-management',
  '/dashboard/profile',
];

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest(page);
}

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('no public page needs what its policy forbids', async ({ page, complaints }) => {
  const refused = await watchPolicy(page);
  for (const address of publicPages) await visit(page, address);
  expect(refused).toEqual([]);
  // The missing page answers 404, which the console reports.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('styles and toasts are shown as made', async ({ page, complaints }) => {
  const refused = await watchPolicy(page);
  await visit(page, '/product-category/new_arrivals');
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'added to cart!' });
  await expect(toast).toBeVisible();
  // The toast's own sheet draws its box; the shop's draws the header.
  const shadow = await toast.evaluate((element) => {
    const box = element.parentElement ?? element;
    return getComputedStyle(box).boxShadow;
  });
  expect(shadow).not.toBe('none');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect([refused, complaints]).toEqual([[], []]);
});

test('the dashboard needs nothing its policy forbids', async ({ page, complaints, openShop }) => {
  const refused = await watchPolicy(page);
  await haveSession(page, openShop.url, 'admin');
  for (const address of dashboardPages) await visit(page, address);
  expect([refused, complaints]).toEqual([[], []]);
});

test('what a page must not run does not run, and is reported', async ({ page }) => {
  const refused = await watchPolicy(page);
  await visit(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="document.title = \'run\'">';
    document.body.append(picture);
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
    const sheet = document.createElement('style');
    sheet.textContent = 'body { display: none }';
    document.head.append(sheet);
  });
  const directives = () => refused.map((what) => what.split(' ')[1]).toSorted();
  await expect
    .poll(directives)
    .toEqual(['frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
  expect(await page.title()).not.toBe('run');
  await expect(page.locator('body')).toBeVisible();
});

test('a script of the page itself may not evaluate text', async ({ page }) => {
  // Later, not at once: while a test evaluates something, the browser lets everyone.
  const text = `setTimeout(() => {
    try { document.body.id = eval('"evaluated"') } catch { document.body.id = 'refused' }
  }, 100)`;
  await page.route('**/evaluates.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text }),
  );
  await visit(page, '/');
  await page.evaluate((integrity) => {
    const script = document.createElement('script');
    Object.assign(script, { crossOrigin: 'anonymous', integrity, src: '/evaluates.js' });
    document.body.append(script);
  }, integrityOf(text));
  await expect(page.locator('body')).toHaveAttribute('id', 'refused');
});
