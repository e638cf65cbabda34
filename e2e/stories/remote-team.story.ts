import type { Page } from '@playwright/test';
import { signIn } from '../shop/staff';
import { freePort, newTeam, tokenFor } from '../shop/team';
import { guideBlocks } from '../shop/team-guide';
import { expect, test } from '../shop/test';

// npm installs a browser's worth of packages, twice, on a machine that may be busy.
test.setTimeout(540_000);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** What is seen at an address of this machine; empty while nobody listens. */
const lookAt = (address: string) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => '',
  );

/** Commands that do not end by themselves: where they show something, and what. */
const WATCHED: Record<string, { at: string; shows: RegExp }> = {
  'npm run dev': { at: '/standalone.js', shows: /^200 / },
  'npx pasal dev --against': { at: '/offers', shows: /^200 [^]*remotes\/offers\/development\// },
};

test('every command of the guide for teams, from an empty folder to a live page and back', async ({
  page,
  browser,
  shop,
  complaints,
}) => {
  const token = await tokenFor('offers', shop.url);
  // The guide's is 3101; another may run there.
  const port = await freePort();
  const team = newTeam(shop.url, token, port);
  const took: [string, number][] = [];
  let said = '';

  const run = async (script: string) => {
    const started = Date.now();
    said = await team.type(script);
    took.push([script.trim().split('\n').at(-1) ?? '', Date.now() - started]);
    expect(said).not.toContain(token);
  };
  /** What is true once a block has run, by words of the block. */
  const seen: Record<string, () => Promise<void>> = {
    'pasal new': async () => {
      expect((await page.request.get('/offers')).status()).toBe(404);
    },
    '--why "The first page"': async () => {
      expect(said).toMatch(/^offers \S+ is live, \d+\.\d s$/m);
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true }).click();
      await expect(title(page)).toHaveText('Offers');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
    },
    '--why "Nobody complained"': async () => {
      // The page that was open keeps its version; a new load has the new one.
      await expect(title(page)).toHaveText('Offers');
      await page.reload();
      await expect(title(page)).toHaveText('Offers of the week');
    },
    'pasal roll-back': async () => {
      await page.reload();
      await expect(title(page)).toHaveText('Offers');
    },
    'pasal go-on': async () => {
      expect(said).toMatch(/^ +\S+, 1 %, since /m);
      expect(said).toMatch(/^ +grows by its plan: \d+ visits at this share/m);
    },
    'pasal preview --days': async () => {
      await page.goto(/^http\S+\/preview\?\S+$/m.exec(said)?.[0] ?? 'no link');
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      // What was uploaded last and nobody gets.
      await expect(title(page)).toHaveText('Offers of the week');
      await page.getByRole('link', { name: 'End preview' }).click();
      await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
      await page.goto('/offers');
      await expect(title(page)).toHaveText('Offers');
    },
    '--why "A page for administrators"': async () => {
      await signIn(page, 'admin');
      const entries = sidebar(page).getByRole('list', { name: 'Administration' });
      await expect(entries.getByRole('link').nth(1)).toHaveText('Offers');
      await entries.getByRole('link', { name: 'Offers' }).click();
      await expect(page).toHaveURL('/dashboard/offers');
      await expect(title(page)).toHaveText('Offers of the shop');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);

      const staff = await browser.newPage({ baseURL: shop.url });
      await signIn(staff, 'staff');
      await expect(sidebar(staff).getByRole('link', { name: 'Overview' })).toBeVisible();
      await expect(sidebar(staff).getByRole('link', { name: 'Offers' })).toHaveCount(0);
      await staff.goto('/dashboard/offers');
      await expect(staff.getByText('Only for administrators')).toBeVisible();
      await staff.close();
    },
  };

  try {
    for (const script of guideBlocks('remote-team.md')) {
      const watched = Object.entries(WATCHED).find(([words]) => script.startsWith(words))?.[1];
      if (watched) {
        const { at, shows } = watched;
        const look = () => lookAt(`http://localhost:${port}${at}`);
        await team.watch(script, () => expect.poll(look).toMatch(shows));
      } else {
        await run(script);
      }
      for (const [words, look] of Object.entries(seen)) if (script.includes(words)) await look();
    }
    expect(complaints).toEqual([]);
  } finally {
    for (const [command, time] of took) console.log(`${(time / 1000).toFixed(1)} s  ${command}`);
    team.remove();
  }
});
