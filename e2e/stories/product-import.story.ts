import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { signIn } from '../shop/staff';
import { expect, test } from '../shop/test';
import { zipOf } from '../shop/zip';

const PRODUCTS = 30;
const VIEWS = ['front', 'side', 'back'];

/** What a telephone takes: twelve megapixels of something that does not compress well. */
async function photograph(page: Page, hue: number): Promise<Buffer> {
  const data = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    for (let at = 0; at < 60_000; at += 1) {
      pen.fillStyle = `hsl(${(colour + at * 7) % 360} 60% ${20 + ((at * 13) % 60)}%)`;
      pen.fillRect((at * 7919) % 4000, (at * 104_729) % 3000, 40, 30);
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  }, hue);
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** The sheet as it is filled in: the downloaded one, with a row for each product below it. */
function filled(sheet: string): string {
  const columns = (sheet.split('\r\n')[0] ?? '').replace('\uFEFF', '').split(',');
  const rows = Array.from({ length: PRODUCTS }, (_none, at) => {
    const cells: Record<string, string> = {
      title: `Story Bullet Camera ${at + 1}`,
      category: 'Security Cameras',
      brand: 'Hikvision',
      original_price: String(2000 + at * 100),
      discount_percentage: '10',
      in_stock: '3',
      pictures: `CAM-${at + 1}`,
      description: 'Sees in the dark.',
      'fact.resolution': '4',
    };
    return columns.map((column) => cells[column] ?? '').join(',');
  });
  return `${sheet}${rows.join('\r\n')}\r\n`;
}

test('30 products with 90 photographs come in one import; then they are approved, restocked and priced', async ({
  page,
}, testInfo) => {
  test.slow();
  let actions = 0;
  /** One thing somebody does on the screen; typing is counted with the press that ends it. */
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const told = (what: string) => {
    const line = `${what}: ${actions} actions`;
    // oxlint-disable-next-line no-console -- the figures are what the story is for
    console.log(line);
    actions = 0;
  };
  await signIn(page, 'admin');
  await page.goto('/dashboard/product-management');
  const photographs: Buffer[] = [];
  for (const hue of [0, 120, 240]) photographs.push(await photograph(page, hue));
  expect(Math.min(...photographs.map(({ length }) => length))).toBeGreaterThan(1_000_000);
  const files = Array.from({ length: PRODUCTS }, (_none, at) =>
    VIEWS.map((view, place) => ({
      name: `photos/CAM-${at + 1}/${view}.jpg`,
      bytes: photographs[place] ?? Buffer.alloc(0),
      packed: place === 0,
    })),
  ).flat();
  const zip = testInfo.outputPath('photographs.zip');
  await writeFile(zip, zipOf(files));

  await act(page.getByRole('button', { name: 'Import', exact: true }).click());
  const download = page.waitForEvent('download');
  await act(page.getByRole('link', { name: 'Download a sheet to fill in' }).click());
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const csv = filled(Buffer.concat(chunks).toString());
  const sheet = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await act(dialog.getByLabel('Sheet (CSV or Excel)').setInputFiles(sheet));
  // Without its pictures no row can be written.
  await expect(dialog.getByText('30 mistakes.')).toBeVisible();
  await act(dialog.getByLabel('Pictures of new products (zip)').setInputFiles(zip));
  await expect(dialog.getByText('90 pictures found.')).toBeVisible();
  await expect(dialog.getByText('30 rows: 30 products would be added.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await act(dialog.getByRole('button', { name: 'Import', exact: true }).click());
  await expect(page.getByText('30 products imported.')).toBeVisible({ timeout: 500_000 });
  await expect(page).toHaveURL(/status=pending/);
  await rm(zip);

  await act(page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50 rows'));
  // The first ten rows have the newest too; the oldest shows that all have loaded.
  await expect(page.getByText('Story Bullet Camera 1', { exact: true })).toBeVisible();
  await act(page.getByRole('checkbox', { name: 'Select all on this page' }).check());
  await act(page.getByRole('button', { name: 'Apply' }).click());
  await expect(page.getByText(/^[345]\d products changed\.$/)).toBeVisible();
  told('30 new products with 90 photographs, on sale');

  // Each has its three pictures, in the order of their names.
  await page.goto('/product/story-bullet-camera-7');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Story Bullet Camera 7' }),
  ).toBeVisible();
  await expect(page.getByText('Rs. 2,340').filter({ visible: true }).first()).toBeVisible();

  // Ten of them are restocked in their rows; no row moves.
  await page.goto('/dashboard/product-management?search=Story%20Bullet&sort=title_asc&stock=low');
  const rows = page.getByRole('row').filter({ hasText: 'Story Bullet' });
  await expect(rows).toHaveCount(10);
  const place = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
  const before = await place();
  await act(
    page
      .getByRole('button', { name: /^Change stock of Story Bullet/ })
      .first()
      .click(),
  );
  expect(await place()).toEqual(before);
  const asked: number[] = [];
  for (let row = 0; row < 10; row += 1) {
    const field = page.getByRole('spinbutton', { name: /^Stock of Story Bullet/ });
    const label = await field.getAttribute('aria-label');
    await field.fill('5');
    await act(field.press('Enter'));
    asked.push(Number(label?.split(' ').at(-1)));
    await expect(page.getByRole('spinbutton', { name: label ?? '', exact: true })).toHaveCount(0);
  }
  told('10 products restocked');
  expect(new Set(asked).size).toBe(10);

  await page.goto('/dashboard/product-management?search=Story%20Bullet&limit=50');
  await expect(rows).toHaveCount(PRODUCTS);
  await act(page.getByRole('checkbox', { name: 'Select all on this page' }).check());
  await act(page.getByRole('button', { name: 'Change prices' }).click());
  await page.getByLabel('By how much').fill('5');
  await act(page.getByRole('button', { name: 'Preview' }).click());
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row')).toHaveCount(PRODUCTS + 1);
  await expect(preview.getByRole('row').filter({ hasText: 'Rs. 2,340' })).toContainText('2,223');
  await act(page.getByRole('dialog').getByRole('button', { name: 'Change prices' }).click());
  await expect(page.getByText('30 prices changed.')).toBeVisible();
  told('30 prices 5 % lower');
});
