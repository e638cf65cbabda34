import { expect, test } from '../shop/storefront-test';

for (const width of [390, 1440]) {
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

test('a search that finds nothing says for what, whatever that is', async ({
  page,
  complaints,
}) => {
  const query = '</script><b>"&zzzqqq';
  const answer = await page.goto(`/search?q=${encodeURIComponent(query)}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(`Nothing was found for “${query}”.`)).toBeVisible();
  await page.goto('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  expect(complaints).toEqual([]);
});
