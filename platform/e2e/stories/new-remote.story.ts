import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/shop/test';
import { recordOf } from '../shop/releases';

test.use({ withSources: true });

/** Every built file but the new remote's, with the moment it was last written. */
function otherBuilds(root: string) {
  const folders = readdirSync(root).filter((name) =>
    /^(?:host|server|remote-(?!offers))/.test(name),
  );
  return folders.flatMap((folder) => {
    const dist = path.join(root, folder, 'dist');
    return readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((file) => [folder, file, statSync(path.join(dist, file)).mtimeMs]);
  });
}

/** Takes the Nepali words of a remote away, and returns each with its file. */
function takeTwins(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ne.ts'))
    .map((file) => path.join(folder, file));
  const twins = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  for (const file of files) rmSync(file);
  return twins;
}

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true });

test(
  'a new remote is live in a running shop: its page, its link in the header, its own boundary',
  { tag: ['@platform', '@night'] },
  async ({ page, browser, shop, complaints }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
    await expect(link(page)).toHaveCount(0);
    expect((await page.request.get('/offers')).status()).toBe(404);
    const before = otherBuilds(shop.root);

    const run = (...words: string[]) =>
      execFileSync(process.execPath, words, { cwd: shop.root, encoding: 'utf8', stdio: 'pipe' });
    run('scripts/new-remote.mjs', 'offers');
    // Without a single word of Nepali it is no part of this repository.
    const twins = takeTwins(path.join(shop.root, 'remote-offers/src'));
    expect(() => run('scripts/build.mjs', 'remote-offers')).toThrow(
      /src\/pages\/offers\/messages\.ts has no words in this language/,
    );
    for (const [file, text] of twins) writeFileSync(file, text);
    run('scripts/build.mjs', 'remote-offers');
    expect(otherBuilds(shop.root)).toEqual(before);

    const document = await page.goto('/');
    expect(document?.status()).toBe(200);
    await link(page).click();
    await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/offers');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
    await expect(page).toHaveTitle(/^Offers \|/);
    expect((await page.request.get('/offers')).status()).toBe(200);
    await page.getByRole('link', { name: 'नेपाली' }).first().click();
    await expect(page).toHaveURL('/ne/offers');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'पसलमा Offers।',
    );
    expect(complaints).toEqual([]);

    const files = path.join(shop.root, 'remote-offers/dist');
    const { version } = recordOf(shop.root, 'offers');
    renameSync(path.join(files, version), path.join(files, 'away'));
    // A visitor whose browser holds none of it yet.
    const other = await browser.newPage({ baseURL: shop.url });
    await other.goto('/');
    await expect(other.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
    await expect(other.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    await other.goto('/offers');
    const failure = other.getByRole('alert').filter({ hasText: 'We could not load the offers.' });
    await expect(failure).toBeVisible();
    await expect(link(other)).toHaveCount(0);
    await expect(other.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

    renameSync(path.join(files, 'away'), path.join(files, version));
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(other.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
    await expect(link(other)).toBeVisible();
    await other.close();
  },
);
