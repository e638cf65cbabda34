import { expect, test } from '../shop/storefront-test';
import { faultsOf } from '../shop/axe';
import { awaitRendered } from '../shop/rendered';

test('from the menu to a subcategory, a product in it, and back by the breadcrumb, by mouse', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Categories' }).click();
  const panel = header.getByRole('navigation', { name: 'Category menu' });
  await expect(panel.getByRole('link', { name: 'All products' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Dome Cameras' }).click();
  await expect(page).toHaveURL('/product-category/Dome%20Cameras');
  await expect(panel).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Dome Cameras' })).toBeVisible();
  await expect(main.getByText(/^\d+ products found$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Dome Cameras' }).click();
  await expect(page).toHaveURL('/product-category/Dome%20Cameras');
  await trail.getByRole('link', { name: 'Security Cameras' }).click();
  await expect(page).toHaveURL('/product-category/Security%20Cameras');
  const side = main.getByRole('complementary', { name: 'Filter' });
  await side.getByRole('link', { name: '‹ All products' }).click();
  await expect(page).toHaveURL('/product-category/all');
  await expect(main.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(page).toHaveURL('/product-category/all?sort=price_asc');
  expect(complaints).toEqual([]);
});

test('the panel by keyboard: it opens, is walked through, and Escape gives the focus back', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('banner').getByRole('navigation', { name: 'Category menu' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product-category/Electronics');
  expect(complaints).toEqual([]);
});

test('a file of the menu that fails once is asked for again: the panel opens all the same', async ({
  page,
}) => {
  await page.goto('/contact');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  await expect(opener).toBeVisible();
  const failed = new Set<string>();
  await page.route(/\/host\/[^?]*\.js/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Category menu' }),
  ).toBeVisible();
  expect(failed).not.toEqual(new Set());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer keeps the focus, opens a category and leads to its part', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Categories' });
    await opener.tap();
    const drawer = page.getByRole('dialog', { name: 'Categories' });
    await expect(drawer.getByRole('link', { name: 'All products' })).toBeVisible();
    await drawer.getByText('House Materials', { exact: true }).tap();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await drawer.getByText('House Materials', { exact: true }).tap();
    await drawer.getByRole('link', { name: 'Switches & Wiring' }).tap();
    await expect(page).toHaveURL('/product-category/Switches%20%26%20Wiring');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Switches & Wiring');
    await main.getByRole('button', { name: 'Filter' }).tap();
    const filter = page.getByRole('dialog', { name: 'Filter' });
    await expect(filter.getByRole('link', { name: 'Switches & Wiring' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await filter.getByRole('link', { name: 'Lighting' }).tap();
    await expect(page).toHaveURL('/product-category/Lighting');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lighting');
    expect(complaints).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to all products', async ({ page }) => {
    for (const at of ['/', '/product-category/all']) await awaitRendered(page, at);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL('/product-category/all');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  });
});
