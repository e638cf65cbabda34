import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { someGoods } from '../shop/checkout';
import { signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const offerIn = (page: Page) => page.getByRole('link', { name: 'यो पृष्ठ नेपालीमा पढ्नुहोस्' });

test.describe('a browser that asks for Nepali', () => {
  test.use({ locale: 'ne-NP' });

  test('is offered Nepali by one line, once', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?q=camera');
    await expect(offerIn(page)).toBeVisible();
    expect([await overflowOf(page), await faultsOf(page)]).toEqual([0, []]);
    await offerIn(page).click();
    await expect(page).toHaveURL('/ne/search?q=camera');
    await page.goto('/track-order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('combobox').first().waitFor();
    await expect(offerIn(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('whoever chose Nepali and opens an English address sees the line once', async ({
  page,
  complaints,
}) => {
  await page.goto('/track-order');
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL('/ne/track-order');
  await page.goto('/track-order');
  await expect(page.getByRole('button', { name: 'Stay in English' })).toBeVisible();
  await page.reload();
  await page.getByRole('contentinfo').getByRole('combobox').first().waitFor();
  await expect(offerIn(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a reader of Nepali chooses the digits of numbers, and keeps them', async ({
  page,
  complaints,
}) => {
  const [goods] = await someGoods(page, 1);
  if (!goods) throw new Error('the shop has no goods');
  await page.goto(`/ne/product/${goods.slug}`);
  const price = page
    .getByRole('main')
    .getByText(/^रु\. ?[\d०-९,]+$/)
    .first();
  await expect(price).toHaveText(/^रु\. ?[०-९,]+$/);
  await page.getByRole('combobox', { name: 'अङ्क' }).selectOption('अङ्ग्रेजी अङ्क');
  await expect(price).toHaveText(/^रु\. ?[\d,]+$/);
  await page.goto('/ne/cart');
  await page.goto(`/ne/product/${goods.slug}`);
  await expect(price).toHaveText(/^रु\. ?[\d,]+$/);
  await page.getByRole('combobox', { name: 'अङ्क' }).selectOption('नेपाली अङ्क');
  await expect(price).toHaveText(/^रु\. ?[०-९,]+$/);
  expect(complaints).toEqual([]);
});

test('staff choose their language in the profile, and sign in to it', async ({
  page,
  openShop,
}) => {
  const admin = await signedInApi(openShop.url, 'admin');
  const account = { email: 'maya@pasal.test', password: 'a-good-long-word-9' };
  await admin.post('/api/v1/auth/add-staff', { data: account });
  await admin.dispose();
  const signIn = async (at: string, [email, password, submit]: [RegExp, RegExp, string]) => {
    await page.goto(at);
    await page.getByRole('textbox', { name: email }).fill(account.email);
    await page.getByLabel(password).first().fill(account.password);
    await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
  };
  await signIn('/login', [/^Email/, /^Password/, 'Login']);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/profile');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('नेपाली');
  await expect(page).toHaveURL('/ne/dashboard/profile');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn('/login', [/^Email/, /^Password/, 'Login']);
  await expect(page).toHaveURL('/ne/dashboard');
});
