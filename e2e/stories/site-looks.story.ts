import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { awaitRendered } from '../shop/rendered';
import { signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/test';
import { screens } from '../shop/widths';

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });

/** The document of the home page as a visitor's browser gets it, the page in it: a busy server may leave that out. */
async function documentOf(page: Page): Promise<string> {
  await awaitRendered(page, '/');
  return (await page.request.get('/')).text();
}

/** The value a colour of the shop has on the page. */
const colorOn = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );

/** True for each picture of a part that has loaded. */
const widthsOf = (pictures: HTMLImageElement[]) =>
  pictures.map(({ naturalWidth }) => naturalWidth > 0);

/** Chooses a picture of the demo shop as the owner's own. */
async function choosePicture(page: Page, name: 'Logo' | 'Icon', path: string): Promise<void> {
  const buffer = await (await page.request.get(path)).body();
  const part = page.getByRole('group', { name });
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.webp', mimeType: 'image/webp', buffer });
  await expect(part.getByRole('img')).toBeVisible();
}

for (const { where, width, height } of screens(1440)) {
  test(`an owner’s accent, logo and icon reach visitors and papers, and go again, on ${where}`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width, height },
    });
    const visitor = await context.newPage();
    await visitor.goto('/');
    const before = await documentOf(visitor);
    expect(await colorOn(visitor, '--accent')).toBe('#f8c14a');

    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    await page.goto('/dashboard/site-settings/looks');
    const colour = page.getByRole('textbox', { name: 'Colour', exact: true });

    // A bad colour is refused with words, and loses nothing.
    await colour.fill('#e5484d');
    await choosePicture(page, 'Logo', '/uploads/demo/hero-kitchen.avif');
    await choosePicture(page, 'Icon', '/uploads/demo/hero-kitchen.avif');
    await save(page).click();
    await expect(page.getByText(/the contrast is 3\.9:1 and has to be 4\.5:1/)).toBeVisible();
    await expect(colour).toHaveValue('#e5484d');
    await expect(page.getByRole('group', { name: 'Logo' }).getByRole('img')).toBeVisible();
    expect(await documentOf(visitor)).toBe(before);

    await page.getByRole('button', { name: 'Use #d34247 instead' }).click();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await save(page).click();
    await expect(page.getByText('Looks saved successfully!')).toBeVisible();
    await expect(save(page)).toBeDisabled();

    // The accent is in the document itself, in both themes.
    const head = (await documentOf(visitor)).split('</head>', 1)[0];
    expect(head).toContain('--accent:#d34247;');
    expect(head).toMatch(/<link rel="icon" href="\/favicon\.ico\?v=[^"]+"/);
    await visitor.reload();
    const soft: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme });
      expect(await colorOn(visitor, '--accent')).toBe('#d34247');
      soft.push(await colorOn(visitor, '--accentSoft'));
    }
    expect(new Set([...soft, '#fff3dc', '#28251f']).size).toBe(4);
    const home = visitor.getByRole('link', { name: /home$/ }).first();
    await expect.poll(() => home.locator('img').evaluateAll(widthsOf)).toEqual([true]);
    expect(await overflowOf(visitor)).toBe(0);
    expect(await faultsOf(visitor)).toEqual([]);
    const icon = await visitor.request.get('/icon-192.png');
    expect(icon.headers()['content-type']).toBe('image/png');

    // It is on an invoice.
    await page.goto('/dashboard/order-management');
    await page
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click();
    const sheet = page.locator('[data-print-sheet] img');
    await expect.poll(() => sheet.evaluateAll(widthsOf)).toEqual([true]);

    // Taken away, every byte is as it was.
    await page.goto('/dashboard/site-settings/looks');
    for (const part of [
      page.getByRole('group', { name: 'Logo' }),
      page.getByRole('group', { name: 'Icon' }),
      page,
    ]) {
      await part.getByRole('button', { name: "Use Pasal's own" }).click();
    }
    await save(page).click();
    await expect(page.getByText('Looks saved successfully!')).toBeVisible();
    expect(await documentOf(visitor)).toBe(before);
    await context.close();
    expect(complaints).toEqual([]);
  });
}
