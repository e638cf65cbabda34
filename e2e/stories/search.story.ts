import { faultsOf } from '../shop/axe';
import { openWhole, saveData } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(390)) {
  test(`what a search finds has an address of its own, page by page, at ${width} px (D52)`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/search?q=camera');
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Search results for “camera”');
    await expect(main.getByText(/^\d+ products found$/)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(20);
    const first = await main.getByRole('article').first().innerText();

    await main.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=camera&page=2');
    await expect(main.getByRole('article').first()).not.toHaveText(first);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=camera');
    expect(await main.getByRole('article').first().innerText()).toBe(first);

    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    expect(complaints).toEqual([]);
  });
}

for (const width of widths(390)) {
  test(`what a search finds is narrowed and sorted as a category is, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWhole(page, '/search?q=camera');
    const main = page.getByRole('main');
    if (width < 640) await main.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters =
      width < 640
        ? page.getByRole('dialog', { name: 'Filter' })
        : main.getByRole('complementary', { name: 'Filter' });
    // In sight at once, however long the drawer is.
    const show = filters.getByRole('button', { name: /^Show \d+ products$/ });
    if (width < 640) await expect(show).toBeInViewport({ ratio: 1 });
    await filters.getByRole('checkbox', { name: /^Hikvision/ }).click();
    await expect(page).toHaveURL('/search?q=camera&brand=Hikvision');
    if (width < 640) await filters.getByRole('button', { name: /^Show/ }).click();
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
    await expect(page).toHaveURL('/search?q=camera&brand=Hikvision&sort=price_asc');
    await expect(main.getByRole('button', { name: 'Remove filter Hikvision' })).toBeVisible();
    const count = await main.getByText(/products? found$/).innerText();
    expect(await faultsOf(page)).toEqual([]);

    // The address holds all of it.
    await openWhole(page, page.url());
    await expect(main.getByText(count)).toBeVisible();
    await page.goto('/search?q=camera&minPrice=9000000');
    await expect(main.getByText('No products match your filters.')).toBeVisible();
    await main.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/search?q=camera');
    expect(complaints).toEqual([]);
  });

  test(`the list of the header leads to products, categories and all results, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await saveData(page);
    await openWhole(page, '/');
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.fill('camera');
    await box.press('Enter');
    const list = page.getByRole('listbox', { name: 'Search results' });
    await expect(list.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(8);
    await expect(list.getByText(/^Rs\. /).first()).toBeVisible();
    const all = list.getByRole('option', { name: /^See all \d+ results$/ });
    await expect(all).toBeInViewport({ ratio: 1 });
    expect(await faultsOf(page)).toEqual([]);

    // From the text upwards: the last line, the categories, the products.
    await box.press('ArrowUp');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowUp');
    const category = list.getByRole('group', { name: 'Categories' }).getByRole('option').last();
    await expect(category).toHaveAttribute('aria-selected', 'true');
    await expect(category).toBeInViewport({ ratio: 1 });
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await category.getAttribute('id')) ?? '',
    );
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=camera&category=/);
    await expect(list).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();

    await box.fill('dome');
    await box.press('Enter');
    await expect(all).toBeVisible();
    await box.press('Escape');
    await expect(list).toBeHidden();
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=dome');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“dome”');
    expect(complaints).toEqual([]);
  });
}

for (const width of widths(390)) {
  test(`a price among the words is a filter that can be taken away, at ${width} px (D90)`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
    await openWhole(page, '/search?q=2mp+camera+under+5000');
    await expect(page).toHaveURL('/search?q=2mp+camera&maxPrice=5000');
    const main = page.getByRole('main');
    const chip = main.getByRole('button', { name: 'Remove filter Up to Rs. 5,000' });
    await expect(chip).toBeInViewport({ ratio: 1 });
    const prices = await main.getByRole('article').locator('b').allInnerTexts();
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) {
      expect(Number(price.replaceAll(/[^\d.]/g, '').replace(/^\./, ''))).toBeLessThanOrEqual(5000);
    }
    expect(await faultsOf(page)).toEqual([]);
    const few = await main.getByText(/products? found$/).innerText();
    await chip.click();
    await expect(page).toHaveURL('/search?q=2mp+camera');
    await expect(main.getByText(few, { exact: true })).toHaveCount(0);
    await expect(chip).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`the empty box offers the last searches of this browser and popular words, at ${width} px (D90)`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
    const kept = () => page.evaluate(() => localStorage.getItem('pasal:last-searches'));
    await page.goto('/search?q=dome+camera');
    await expect.poll(kept).toBe('["dome camera"]');
    await openWhole(page, '/');
    await page.getByRole('combobox', { name: 'Search products' }).click();
    const last = page.getByRole('group', { name: 'Last searches' });
    const popular = page.getByRole('group', { name: 'Popular searches' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(popular).toBeInViewport({ ratio: 1 });
    await expect(popular.getByRole('link', { name: 'cctv camera' })).toBeVisible();
    // Searches without results are not suggested.
    await expect(popular.getByRole('link', { name: 'iphone 17' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await last.getByRole('link', { name: 'dome camera' }).click();
    await expect(page).toHaveURL('/search?q=dome+camera');
    await expect(last).toHaveCount(0);

    await openWhole(page, '/');
    await page.getByRole('combobox', { name: 'Search products' }).click();
    await page.getByRole('button', { name: 'Remove dome camera from your last searches' }).click();
    await expect(last).toHaveCount(0);
    await expect(popular).toBeVisible();
    expect(await kept()).toBeNull();
    expect(complaints).toEqual([]);
  });
}

test('a search that finds nothing leads on to the categories of the shop', async ({ page }) => {
  await openWhole(page, '/search?q=zzzqqq');
  const ways = page.getByRole('navigation', { name: 'Browse' });
  await ways.getByRole('link', { name: 'Security Cameras' }).click();
  await expect(page).toHaveURL('/product-category/Security%20Cameras');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a search that finds nothing says for what, whatever that is', async ({
  page,
  complaints,
}) => {
  const query = '</script><b>"&zzzqqq';
  const answer = await page.goto(`/search?q=${encodeURIComponent(query)}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(`No results for “${query}”.`)).toBeVisible();
  await page.goto('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  expect(complaints).toEqual([]);
});
