import { freshPhone } from '../shop/checkout';
import { buyCheapest } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

/** Saves the owner's rules for the desks. */
async function saveRules(url: string, rules: object): Promise<void> {
  const admin = await signedInApi(url, 'admin');
  const answer = await admin.get('/api/v1/site/desks');
  const { settings, version } = (await answer.json()) as { settings: object; version: number };
  const data = { settings: { ...settings, ...rules }, version };
  const saved = await admin.put('/api/v1/site/desks', { data });
  expect(saved.status(), await saved.text()).toBe(200);
  await admin.dispose();
}

for (const width of widths(1440)) {
  test(`two numbers become one customer, get a note and part again, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await signedInApi(openShop.url, 'staff');
    const [one, other] = [freshPhone(), freshPhone()];
    const name = `Bimala Story ${width}`;
    await buyCheapest(api, { customer_name: name, phone: one });
    const { id } = await buyCheapest(api, { customer_name: `Bimala Other ${width}`, phone: other });
    await haveSession(page, openShop.url, 'staff');
    await page.goto('/dashboard/customers');
    await page.getByRole('searchbox', { name: 'Search' }).fill(one);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const numbers = page.getByRole('region', { name: 'Numbers and emails' });
    await numbers.getByLabel(/^Another number or email/).fill(other);
    await numbers.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Joined: they are one customer now.')).toBeVisible();
    const orders = page.getByRole('table', { name: 'Orders' });
    await expect(orders.getByRole('link', { name: /^NP-/ })).toHaveCount(2);
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('New note').fill('Opens the door after six.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByText('Opens the door after six.')).toBeVisible();
    await expect(notes.getByText('staff@pasal.test')).toBeVisible();

    // An order of the other number shows the same.
    await page.goto(`/dashboard/order/${id}`);
    await expect(page.getByText(/^2 orders since/)).toBeVisible();
    await expect(page.getByText('Opens the door after six.')).toBeVisible();
    await page.getByRole('link', { name: 'Page of this customer' }).click();
    await numbers.getByRole('button', { name: /^Part/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Part' }).click();
    await expect(page.getByText('Nothing is joined to this number.')).toBeVisible();
    await expect(orders.getByRole('link', { name: /^NP-/ })).toHaveCount(1);
    await expect(page.getByText('No notes yet.')).toBeVisible();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    expect(complaints).toEqual([]);
    await api.dispose();
  });

  test(`a rule leads to a call with its reason, and a page counts it, at ${width} pixels`, async ({
    page,
    openShop,
    request,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/site-settings/desks');
    await page.getByLabel('Call first orders above (Rs.)').fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Desks saved successfully!')).toBeVisible();
    const name = `Ruled Story ${width}`;
    const path = '/api/v1/order-product';
    const headers = { origin: openShop.url };
    const { id } = await buyCheapest(request, { customer_name: name }, { path, headers });

    await page.goto('/dashboard/desks/call');
    const reason =
      /^Call first: nothing was delivered to them yet, and Rs\. [\d,]+ is above Rs\. 1\.$/;
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    await page.goto(`/dashboard/order/${id}`);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(reason)).toBeVisible();

    await page.goto('/dashboard/customers');
    await page.getByRole('link', { name: 'Rules of cash on delivery' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Rules of cash on delivery' }),
    ).toBeVisible();
    await expect(page.getByText('First order above a sum: call')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How this is counted' })).toBeVisible();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    expect(complaints).toEqual([]);
    // Other stories begin with no rules.
    await saveRules(openShop.url, { first_above: 0 });
  });
}
