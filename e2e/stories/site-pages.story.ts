import type { Browser, Page } from '@playwright/test';
import { kathmanduDate, daysLater } from '@pasal/shared/domain';
import { faultsOf } from '../shop/axe';
import { awaitRendered, awaitTakenOver } from '../shop/rendered';
import { signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/test';
import { screens } from '../shop/widths';

interface Screen {
  width: number;
  height: number;
}

async function visit(browser: Browser, url: string, viewport: Screen): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport });
  return context.newPage();
}

const isWell = async (page: Page) =>
  expect([await faultsOf(page), await overflowOf(page)]).toEqual([[], 0]);

const textIn = (page: Page, language: string) =>
  page.getByRole('form', { name: `Text in ${language}` });

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

/** What a visitor reads at an address, in the document itself. */
async function read(page: Page, at: string): Promise<string> {
  await awaitRendered(page, at);
  await page.goto(at);
  await awaitTakenOver(page);
  return page.getByRole('article').innerText();
}

/** The day so many days from today, in the shop. */
const day = (days: number) => kathmanduDate(daysLater(new Date(), days));

for (const { where, width, height } of screens(1440)) {
  test(`an owner drafts, previews and publishes a page, and takes an older one back, on ${where}`, async ({
    page,
    browser,
    shop,
    complaints,
  }) => {
    const visitor = await visit(browser, shop.url, { width, height });
    const first = await read(visitor, '/returns');
    await isWell(visitor);
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    await page.goto('/dashboard/site-settings/pages');
    // Another entry of this name leads to the days of returns.
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'Returns', has: page.getByText('English', { exact: true }) });
    await expect(row.getByText("Pasal's own text")).toHaveCount(2);
    await isWell(page);
    await row.getByRole('link', { name: 'Returns', exact: true }).click();

    const english = textIn(page, 'English');
    const editor = english.getByRole('textbox', { name: 'Text in English' });
    await expect(editor).toContainText('What you can return');
    await editor.press('ControlOrMeta+a');
    await editor.pressSequentially('Bring it back');
    await english.getByRole('button', { name: 'Heading' }).click();
    await editor.press('End');
    await editor.press('Enter');
    await editor.pressSequentially('Within fourteen days.');
    await isWell(page);
    await english.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    expect(await read(visitor, '/returns')).toBe(first);

    // The preview is the owner's alone.
    const opened = page.waitForEvent('popup');
    await english.getByRole('link', { name: 'Preview' }).click();
    const preview = await opened;
    const article = preview.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Bring it back' })).toBeVisible();
    await expect(article).toContainText('Within fourteen days.');
    await isWell(preview);
    await visitor.goto(new URL(preview.url()).pathname);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await preview.close();

    await english.getByRole('button', { name: 'Publish' }).click();
    await confirm(page, 'Publish');
    await expect(english.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(await read(visitor, '/returns')).toMatch(
      /^Returns\s+Bring it back\s+Within fourteen days\.$/,
    );
    await isWell(visitor);

    // From now on those who read Nepali get English words.
    await page.goto('/dashboard/site-settings/pages');
    await expect(row).toContainText('Nepali missing');
    await row.getByRole('link', { name: 'Returns', exact: true }).click();
    await english.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'Returns in English: history' });
    await expect(history.getByText('Bring it back Within fourteen days.')).toBeVisible();
    await isWell(page);
    await history.getByRole('button', { name: "Take back Pasal's own text" }).click();
    await expect(editor).toContainText('What you can return');
    await english.getByRole('button', { name: 'Publish' }).click();
    await confirm(page, 'Publish');
    await expect(english.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(await read(visitor, '/returns')).toBe(first);

    // The other language is next to it, or behind its button.
    const nepali = textIn(page, 'Nepali');
    if (width < 960) await page.getByRole('button', { name: 'Nepali' }).click();
    await expect(nepali).toBeVisible();
    await expect(english).toBeVisible({ visible: width >= 960 });
    const nepaliEditor = nepali.getByRole('textbox', { name: 'Text in Nepali' });
    await nepaliEditor.press('ControlOrMeta+a');
    await nepaliEditor.pressSequentially('सात दिनभित्र फिर्ता ल्याउनुहोस्।');
    await nepali.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.').last()).toBeVisible();
    await nepali.getByRole('button', { name: 'Publish' }).click();
    await confirm(page, 'Publish');
    await expect(nepali.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(await read(visitor, '/ne/returns')).toContain('सात दिनभित्र फिर्ता ल्याउनुहोस्।');
    await isWell(visitor);
    expect(await read(visitor, '/returns')).toBe(first);
    await visitor.context().close();
    expect(complaints).toEqual([]);
  });

  test(`an announcement begins and ends with its days, and stays closed, on ${where}`, async ({
    page,
    browser,
    shop,
    complaints,
  }) => {
    const visitor = await visit(browser, shop.url, { width, height });
    const bar = visitor.getByRole('complementary', { name: 'Announcement' });
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    await page.goto('/dashboard/site-settings/announcement');
    await page.getByLabel('Text in English').fill('Dashain: ten days of lower prices.');
    await page.getByLabel('Words of the link in English').fill('See the deals');
    await page.getByLabel('Where the link leads').fill('/product-category/weekly_deals');

    const announce = async (from: string, until: string) => {
      await page.getByLabel('First day').fill(from);
      await page.getByLabel('Last day').fill(until);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
      await page.getByRole('button', { name: 'Publish' }).click();
      await confirm(page, 'Publish');
      await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
      await awaitRendered(visitor, '/');
      await visitor.goto('/');
      await awaitTakenOver(visitor);
    };
    await announce(day(1), day(2));
    await isWell(page);
    await expect(bar).toHaveCount(0);
    await announce(day(-1), day(0));
    await expect(bar).toContainText('ten days of lower prices. See the deals');
    await isWell(visitor);
    // It is in the document itself, and pushes nothing.
    expect(await (await visitor.request.get('/')).text()).toContain('ten days of lower prices.');
    await bar.getByRole('link', { name: 'See the deals' }).click();
    await expect(visitor).toHaveURL(/weekly_deals$/);
    await bar.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(bar).toBeHidden();
    await visitor.reload();
    await awaitTakenOver(visitor);
    await expect(bar).toBeHidden();

    // Another one is seen again.
    await page.getByLabel('Text in English').fill('Two more days.');
    await announce(day(0), day(1));
    await expect(bar).toContainText('Two more days.');
    await announce(day(-3), day(-1));
    await expect(bar).toHaveCount(0);
    await visitor.context().close();
    expect(complaints).toEqual([]);
  });
}
