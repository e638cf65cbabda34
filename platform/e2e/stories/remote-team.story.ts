import type { Browser, Page, Request } from '@playwright/test';
import { atRest } from '../../../e2e/shop/at-rest';
import { awaitRendered, isRendered } from '../../../e2e/shop/rendered';
import { signIn } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/test';
import { freePort, newTeam, tokenFor } from '../shop/team';
import { guideBlocks } from '../shop/team-guide';
import * as service from '../shop/team-service';

// npm installs a browser's worth of packages, twice, on a machine that may be busy.
test.setTimeout(900_000);
test.use({ variables: { SERVICE_NETWORKS: '127.0.0.1' } });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const products = (page: Page) => page.getByRole('main').getByRole('article');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Returns the answer of an address of this machine; empty while nothing listens. */
const lookAt = (address: string) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => '',
  );

/** A command that runs until it is ended, in parallel with the next block. */
const SERVICE = 'node service/server.mjs';
/** Commands that do not end by themselves: the address that shows their result, and the result. */
const WATCHED: Record<string, { at: string; shows: RegExp }> = {
  'npm run dev\n': {
    at: '/ne/offers',
    shows: /^200 [^]*lang="ne"[^]*remotes\/offers\/development\/remoteEntry\.\w+\.ne\.js/,
  },
  'npm run dev -- --service': { at: service.READS, shows: /^200 {"reviews":\[\]}$/ },
};

/** Checks that the page has this title and the texts of shared parts are in its language. */
async function expectInNepali(page: Page, words: string): Promise<void> {
  await page.goto('/ne/offers');
  await expect(title(page)).toHaveText(words);
  await expect(products(page)).toHaveCount(8);
  await expect(products(page).first()).toContainText(/रु\. [०-९,]+/);
}

/** Checks that the server rendered the products; the browser hydrates them and requests none. */
async function expectMadeOnServer(page: Page): Promise<void> {
  await awaitRendered(page, '/offers');
  const made = await (await page.request.get('/offers')).text();
  const linked = made.match(/ href="\/product\/[^"]+"/g);
  expect([isRendered(made), new Set(linked).size]).toEqual([true, 8]);
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto('/offers');
  await atRest(page);
  page.off('request', note);
  await expect(products(page)).toHaveCount(8);
  const reads = new Set(['/api/v1/product/public', service.READS]);
  expect(asked.filter((address) => reads.has(address))).toEqual([]);
}

/** Checks that only administrators see the team's page in the dashboard. */
async function expectInDashboard(owner: Page, browser: Browser, url: string): Promise<void> {
  await signIn(owner, 'admin');
  const entries = sidebar(owner).getByRole('list', { name: 'Administration' });
  await expect(entries.getByRole('link').nth(1)).toHaveText('Offers');
  await entries.getByRole('link', { name: 'Offers' }).click();
  await expect(owner).toHaveURL('/dashboard/offers');
  await expect(title(owner)).toHaveText('Offers of the shop');
  await expect(products(owner)).toHaveCount(8);

  const staff = await browser.newPage({ baseURL: url });
  await signIn(staff, 'staff');
  await expect(sidebar(staff).getByRole('link', { name: 'Overview' })).toBeVisible();
  await expect(sidebar(staff).getByRole('link', { name: 'Offers' })).toHaveCount(0);
  await staff.goto('/dashboard/offers');
  await expect(staff.getByText('Only for administrators')).toBeVisible();
  await staff.close();
}

/** The preview shows the last upload, which no visitor gets. */
async function expectInPreview(page: Page, said: string): Promise<void> {
  await page.goto(/^http\S+\/preview\?\S+$/m.exec(said)?.[0] ?? 'no link');
  await expect(preview(page)).toBeVisible();
  await expect(title(page)).toHaveText('Offers of the week');
  await page.getByRole('link', { name: 'End preview' }).click();
  await expect(preview(page)).toHaveCount(0);
  await page.goto('/offers');
  await expect(title(page)).toHaveText('Offers');
}

test(
  'every command of the guides for teams: from an empty folder to a product list made on the server, with a back end of its own',
  { tag: ['@platform', '@night'] },
  async ({ page, browser, shop, complaints }) => {
    const token = await tokenFor('offers', shop.url);
    const shopKey = await service.keyOfShop(shop.url);
    // The guide's are 3101 and 4000; others may run there.
    const [port, servicePort] = [await freePort(), await freePort()];
    const address = `http://127.0.0.1:${servicePort}`;
    const team = newTeam(shop.url, token, port);
    const owner = await browser.newPage({ baseURL: shop.url });
    const took: [string, number][] = [];
    let said = '';

    /** The checks that hold once a block has run, by words of the block. */
    const seen: Record<string, () => Promise<void>> = {
      'pasal new': async () => {
        expect((await page.request.get('/offers')).status()).toBe(404);
      },
      '--why "The first page"': async () => {
        expect(said).toMatch(/^offers \S+ is live, \d+\.\d s$/m);
        await page.goto('/');
        await page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true }).click();
        await expect(title(page)).toHaveText('Offers');
        await expect(products(page)).toHaveCount(8);
        await expectInNepali(page, 'Offers');
        await page.goto('/offers');
      },
      '--why "Nobody complained"': async () => {
        // The open page keeps its version; a new load has the new one.
        await expect(title(page)).toHaveText('Offers');
        await page.reload();
        await expect(title(page)).toHaveText('Offers of the week');
        await expectInNepali(page, 'यो हप्ताको अफर');
        await page.goto('/offers');
      },
      'pasal roll-back': async () => {
        await page.reload();
        await expect(title(page)).toHaveText('Offers');
      },
      'pasal go-on': async () => {
        expect(said).toMatch(/^ +\S+, 1 %, since /m);
        expect(said).toMatch(/^ +rolling out by plan: \d+ visits at this share/m);
      },
      'pasal preview --days': () => expectInPreview(page, said),
      '--why "A page for administrators"': () => expectInDashboard(owner, browser, shop.url),
      '--why "What buyers say"': async () => {
        await expectMadeOnServer(page);
        expect(complaints).toEqual([]);
        await service.reviewAsBuyer(page);
      },
    };

    /** The checks that must hold before a block is run, by words of the block. */
    async function prepare(script: string): Promise<void> {
      if (!script.includes('--why "What buyers say"')) return;
      await expect(team.type('npx pasal check')).rejects.toThrow(
        /has a service of its own, whose address the owner of the shop has not allowed/,
      );
      await service.allowService(owner, address);
      await expect.poll(async () => (await page.request.get(service.READS)).status()).toBe(200);
      // No one but the shop can ask it.
      expect((await fetch(`${address}/reviews`)).status).toBe(401);
    }

    async function run(script: string): Promise<void> {
      const started = Date.now();
      const watched = Object.entries(WATCHED).find(([words]) => script.startsWith(words))?.[1];
      if (watched) {
        const { at, shows } = watched;
        const look = () => lookAt(`http://localhost:${port}${at}`);
        await team.watch(script, () => expect.poll(look).toMatch(shows));
      } else {
        await prepare(script);
        said = await team.type(script);
        expect(said).not.toContain(token);
      }
      took.push([script.trim().split('\n').at(-1) ?? '', Date.now() - started]);
      for (const [words, look] of Object.entries(seen)) if (script.includes(words)) await look();
    }

    const blocks = ['remote-team.md', 'remote-service.md']
      .flatMap(guideBlocks)
      .map((block) =>
        block
          .replaceAll('4000', String(servicePort))
          .replaceAll('the-public-key-of-the-shop', shopKey),
      );
    let startService = '';
    try {
      for (const [at, script] of blocks.entries()) {
        if (script === startService || blocks[at - 1] === startService) continue;
        if (!script.includes(SERVICE)) await run(script);
        else {
          startService = script;
          await team.watch(script, () => run(blocks[at + 1] ?? ''));
        }
      }

      // Its process has ended.
      await service.expectOnlyPartAway(page);
      await service.expectWrongsContained(page, servicePort);
      await team.watch(startService, async () => {
        await expect.poll(async () => (await page.request.get(service.READS)).status()).toBe(200);
        await page.getByRole('button', { name: 'Retry' }).click();
        await service.expectReview(page);
        await service.removeService(owner, page);
      });
    } finally {
      for (const [command, time] of took) console.log(`${(time / 1000).toFixed(1)} s  ${command}`);
      await owner.close();
      team.remove();
    }
  },
);
