import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { highestRow } from '../shop/rows';
import { haveSession, signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { test as sharedTest } from '../shop/storefront-test';
import { expect, test } from '../shop/test';
import { widths } from '../shop/widths';

const TITLE = 'Story Dome Camera 8MP';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** A real picture: a piece of what the browser shows. */
async function pictureFile(page: Page, name: string) {
  const clip = { x: 0, y: 0, width: 320, height: 320 };
  return { name, mimeType: 'image/png', buffer: await page.screenshot({ clip }) };
}

const pictures = (page: Page) =>
  Promise.all(['front.png', 'side.png', 'back.png'].map((name) => pictureFile(page, name)));
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Additional description' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Fill in the usual/ }).click();
  await page.getByLabel(/^Title/).fill(TITLE);
  await page.getByLabel(/^Category/).selectOption('Security Cameras');
  await page.getByLabel(/^Brand/).selectOption('Hikvision');
  await page.getByLabel(/^Original price/).fill('5000');
  await page.getByLabel(/^Discount/).selectOption('10%');
  await expect(page.getByLabel(/^Selling price/)).toHaveValue('4500.00');
  await page.getByLabel(/^In stock/).fill('4');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Sees eight megapixels.');
}

async function tableAction(page: Page, action: string): Promise<void> {
  await tool(page, 'Table').click();
  await page.getByRole('button', { name: action }).click();
}

/** Everything the toolbar can make, by its buttons. */
async function writeFormatted(page: Page): Promise<void> {
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.type('Sees in the dark');
  await page.keyboard.press('Shift+Home');
  for (const mark of ['Bold', 'Italic', 'Underline', 'Strikethrough'])
    await tool(page, mark).click();
  await page.getByRole('combobox', { name: 'Font size' }).selectOption('24');
  await tool(page, 'Text colour').click();
  await expect(page.getByRole('group', { name: 'Text colour' }).getByRole('button')).toHaveCount(
    48,
  );
  await page.getByRole('button', { name: 'Red, strong' }).click();
  await tool(page, 'Align center').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Justify').click();
  await tool(page, 'Insert table').click();
  await page.getByLabel('Rows').fill('2');
  await page.getByLabel('Columns').fill('2');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.keyboard.type('Sensor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1/2.8 inch');
  // Rows and columns are added and removed around the text.
  await tableAction(page, 'Insert row below');
  await page.keyboard.press('ArrowDown');
  await tableAction(page, 'Delete row');
  await tableAction(page, 'Insert column left');
  await page.keyboard.press('ArrowLeft');
  await tableAction(page, 'Delete column');
  await expect(editor.getByRole('cell')).toHaveText(['Sensor', '1/2.8 inch', '', '']);
  await tool(page, 'Insert horizontal line').click();
  await page.keyboard.type('Ask us: ');
  await tool(page, 'Insert link').click();
  await page.getByLabel('Address').fill('/contact');
  await page.getByLabel('Text', { exact: true }).fill('contact');
  await page.getByRole('button', { name: 'Apply' }).click();
}

const LOOKS = [
  'color',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'textAlign',
  'textDecorationLine',
  'borderTopWidth',
  'borderTopColor',
  'paddingLeft',
  'lineHeight',
] as const;

/** Reads the styles of every word and cell, at any depth. */
function looksOf(place: Locator): Promise<unknown> {
  return place.evaluate((element, names) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const looks: unknown[] = [];
    const lookOf = (of: Element) => {
      const style = getComputedStyle(of);
      return names.map((name) => (name === 'textDecorationLine' ? '' : style[name]));
    };
    const decorations = (of: Element | null): string => {
      const lines: string[] = [];
      for (let at = of; at && at !== element; at = at.parentElement) {
        lines.push(...getComputedStyle(at).textDecorationLine.split(' '));
      }
      return [...new Set(lines)]
        .filter((line) => line !== 'none')
        .toSorted()
        .join(' ');
    };
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (parentElement && textContent?.trim()) {
        looks.push([textContent, decorations(parentElement), ...lookOf(parentElement)]);
      }
    }
    for (const cell of element.querySelectorAll('td, hr')) looks.push([cell.tagName, lookOf(cell)]);
    return looks;
  }, LOOKS);
}

test('a product with three pictures and a formatted description: added, approved, sold, cancelled', async ({
  page,
  complaints,
}) => {
  const editors: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const keep = (text: string) => text.includes('ql-editor') && editors.push(response.url());
    response.text().then(keep, () => undefined);
  });
  await signIn(page, 'staff');
  await page.getByRole('link', { name: 'Product Management' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  // The editor loads with the form, not before.
  expect(editors).toEqual([]);
  await page.getByRole('link', { name: 'Add New Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product Form' })).toBeVisible();
  await expect.poll(() => editors.length).toBeGreaterThan(0);
  await fillForm(page);
  const add = page.getByRole('button', { name: 'Add Product' });
  await expect(add).toBeDisabled();
  await page.getByLabel('Choose picture 1').setInputFiles(await pictures(page));
  await expect(page.getByRole('img', { name: /^Preview of picture/ })).toHaveCount(3);
  await writeFormatted(page);
  const written = await looksOf(editorOf(page));
  await add.click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/product-management$/);

  // Made by staff, it waits for approval (D25) and cannot be bought.
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row).toContainText('Pending');
  await signOut(page);
  await signIn(page, 'admin');
  await page.goto('/dashboard/product-management?status=pending');
  await page.getByRole('checkbox', { name: `Select ${TITLE}` }).check();
  await page.getByRole('combobox', { name: 'Set status to' }).selectOption('Approved');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 product changed.')).toBeVisible();

  // On the product page it looks as it did in the editor.
  const slug = TITLE.toLowerCase().replaceAll(' ', '-');
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('cell')).toHaveText(['Sensor', '1/2.8 inch', '', '']);
  expect(await looksOf(panel)).toEqual(written);

  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.goto('/checkout');
  const { products } = (await (await page.request.get(`/api/v1/product?slug=${slug}`)).json()) as {
    products: { id: number; version: number }[];
  };
  const id = products[0]?.id ?? 0;
  const branches = (await (await page.request.get('/api/v1/branch')).json()) as {
    districts: { id: number; cities: { id: number }[] }[];
  };
  const district = branches.districts[0];
  const order = await page.request.post('/api/v1/order-product', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      customer_name: 'Sita Sharma',
      email: 'sita@example.com',
      phone: '9841234567',
      address: 'Baneshwor 10',
      district_id: district?.id,
      city_id: district?.cities[0]?.id,
      payment_method: 'cash_on_delivery',
      delivery_type: 'home_delivery',
      cartItems: [{ id, price: 4500, quantity: 3 }],
    },
  });
  expect(order.status()).toBe(201);
  const placed = (await order.json()) as { order: { id: number } };

  const list = `/dashboard/product-management?search=${encodeURIComponent(TITLE)}`;
  const stock = (left: number) =>
    page.getByRole('button', { name: `Change stock of ${TITLE}, now ${left}` });
  await page.goto(list);
  await expect(stock(1)).toBeVisible();
  await page.request.put(`/api/v1/order-product/${placed.order.id}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status: 'cancel', remarks: 'The customer rang off' },
  });
  await page.reload();
  await expect(stock(4)).toBeVisible();
  // Requests still under way while staff signed out are refused.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('what the editor wrote is stored and written again as it is; shortcuts undo and redo', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { append } = FormData.prototype;
    Object.assign(FormData.prototype, {
      append(this: FormData, ...part: [string, Blob]) {
        const [name, value] = part;
        if (name === 'additional_description') sessionStorage.setItem('sent', String(value));
        append.apply(this, part);
      },
    });
  });
  await signIn(page, 'admin');
  await page.goto('/dashboard/add-new-product');
  await fillForm(page);
  await page.getByLabel('Choose picture 1').setInputFiles(await pictures(page));
  await writeFormatted(page);
  const editor = editorOf(page);
  const whole = await editor.innerText();
  await page.keyboard.type(' now');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).not.toContainText('now');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor).toContainText('now');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(editor).toContainText('now');
  await tool(page, 'Undo').click();
  expect(await editor.innerText()).toBe(whole);
  await expect(editor).toHaveCSS('height', '384px');

  // Read-only without toolbar.
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(editor).toHaveAttribute('contenteditable', 'false');
  await page.getByRole('button', { name: 'Write' }).click();

  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  const listed = await page.request.get('/api/v1/product?limit=1');
  const { products } = (await listed.json()) as { products: { id: number }[] };
  const read = await page.request.get(`/api/v1/product/${products[0]?.id}`);
  const { product } = (await read.json()) as { product: { additional_description: string } };
  expect(product.additional_description).toContain('<table>');
  expect(product.additional_description).toBe(
    await page.evaluate(() => sessionStorage.getItem('sent')),
  );

  await page.goto(`/dashboard/edit-product/${products[0]?.id}`);
  await expect(editorOf(page).getByRole('cell', { name: 'Sensor' })).toBeVisible();
  expect(await editorOf(page).innerText()).toBe(whole);
});

test('by keyboard alone: form, pictures, toolbar and table', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/edit-product/3');
  const editor = editorOf(page);
  await expect(editor).toBeVisible();
  // The splash is over.
  await page.getByRole('heading', { level: 1, name: 'Product Form' }).click();
  // A file input is reached by Tab and opened by Enter; paste works on the slot in focus.
  const replace = page.getByLabel('Replace picture 2');
  // Asked for early: the browser must know that the dialog is ours before Enter opens it.
  const chooser = page.waitForEvent('filechooser');
  await replace.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(replace).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await pictureFile(page, 'new.png')]);
  await expect(page.getByRole('img', { name: 'Preview of picture 2' })).toHaveAttribute(
    'src',
    /^data:/,
  );

  // Tab leads into the toolbar once, arrows along it, Tab into the text, and out again.
  await page.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Insert horizontal line')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Insert table')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Keys ');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Insert table')).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Text colour')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Black' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Red, dark' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Text colour')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Texts in Nepali' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Update Product' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
});

for (const width of widths(390)) {
  sharedTest(
    `axe finds nothing on the product screens at ${width} px`,
    async ({ page, openShop }) => {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
      await haveSession(page, openShop.url, 'admin');
      const look = async () => {
        expect(await faultsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      };
      await page.goto('/dashboard/product-management');
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') })
        .last();
      await row.getByRole('checkbox').check();
      await look();
      // Rows of 48 px, and cards of a phone of 140 px at most, also while a stock is edited (D101).
      const most = width < 640 ? 140 : 48;
      expect(await highestRow(page)).toBeLessThanOrEqual(most);
      await page
        .getByRole('button', { name: /^Change stock of/ })
        .first()
        .click();
      await expect(page.getByRole('spinbutton')).toBeFocused();
      expect(await highestRow(page)).toBeLessThanOrEqual(most);
      await look();
      await page.keyboard.press('Escape');
      if (width < 640) {
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(page.getByLabel('Sort by')).toBeVisible();
        await look();
      }
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const csv = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('id,in_stock\n1,x') };
      await page.getByLabel('Sheet (CSV or Excel)').setInputFiles(csv);
      await expect(page.getByText('1 mistake.')).toBeVisible();
      await look();
      await page.goto('/dashboard/edit-product/3');
      await expect(editorOf(page)).toBeVisible();
      await look();
      // They look the same at every width.
      const popovers = width === 390 ? ['Text colour', 'Insert link', 'Insert table'] : [];
      for (const name of popovers) {
        await tool(page, name).click();
        await look();
        await page.keyboard.press('Escape');
      }
      await page.getByLabel(/^Title/).fill('');
      await page.getByRole('button', { name: 'Update Product' }).click();
      await expect(page.getByText('Fill this in.')).toBeVisible();
      await look();
    },
  );
}
