import type {
  HealthEvent,
  NotificationsResponse,
  ReleaseErrorsResponse,
} from '@pasal/shared/contracts';
import { atRest } from '../../../e2e/shop/at-rest';
import { HEALTH } from '../../../e2e/shop/api-calls';
import { breaks } from '../breaks/breaks';
import { plantBreak } from '../breaks/plant';
import {
  BAD,
  BAD_RELEASES,
  historyOf,
  meetIt,
  SHARE,
  unshown,
  visitorOf,
} from '../shop/bad-release';
import { startOwnShop } from '../../../e2e/shop/own-shop';
import { activate, uploadBuild } from '../shop/releases';
import { BELIEVE_ADDRESSES } from '../../../e2e/shop/running-shop';
import { signedInApi } from '../../../e2e/shop/staff';
import { fillCart } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { byForm } from '../../../server/src/testing/test-form';

for (const each of byForm(BAD_RELEASES, BAD_RELEASES.slice(0, 1))) {
  const { remote, text, at, away } = each;

  test(
    `a share of the ${remote} that throws is gone soon after the fifth network, and who had it loses nothing`,
    { tag: '@platform' },
    async ({ browser }) => {
      const shop = await startOwnShop({ variables: BELIEVE_ADDRESSES });
      const { root } = shop;
      const admin = await signedInApi(shop.url, 'admin');
      await uploadBuild(admin, root, [remote, BAD], unshown(text));
      const visitor = (network: number) => visitorOf(browser, shop.url, { remote, network });

      // A buyer with something in the cart, before and while the release is tried.
      const buyer = await visitor(1);
      const shopping = await buyer.newPage();
      const title = await fillCart(shopping);
      await activate(admin, [remote, BAD], SHARE);
      await shopping.close();
      const page = await meetIt(buyer, each);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);

      for (let network = 2; network <= 5; network += 1) {
        const context = await visitor(network);
        await meetIt(context, each);
        await context.close();
      }
      // How soon it is gone is measured by `npm run exercise:bad-release`.
      await expect
        .poll(async () => (await historyOf(admin))[0]?.action, { timeout: 0 })
        .toBe('return');

      // Retry is of no use in a page that runs it; every page that is opened is whole again.
      await page.goto(at);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(away)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText(title).first()).toBeVisible();
      const html = await (await buyer.request.get(at)).text();
      expect(html).not.toContain(`/remotes/${remote}/${BAD}/`);

      const [event] = await historyOf(admin);
      expect(event).toMatchObject({ name: remote, previous: BAD, by: 'the shop' });
      expect(event?.why).toContain('It failed in 5 networks');
      // What was thrown, where and in which browsers.
      const told = await admin.get(`/api/v1/release/${remote}/errors`);
      const { errors } = (await told.json()) as ReleaseErrorsResponse;
      const [error] = errors;
      expect(error).toMatchObject({ version: BAD, phase: 'render', browsers: { Chrome: 5 } });
      expect(error?.frames[0]).toMatch(/react-dom-client\.production\.js:\d+:\d+/);
      expect(event?.why).toContain(`Browsers said: “${error?.message}”`);
      const answer = await admin.get('/api/v1/notification');
      const { notifications } = (await answer.json()) as NotificationsResponse;
      const messages = notifications.filter(({ kind }) => kind === 'release_returned');
      expect(messages.map(({ subject, audience }) => [subject, audience])).toEqual([
        [expect.stringContaining(`${BAD} was rolled back automatically`), 'shop'],
      ]);
      await buyer.close();
      await shop.close();
    },
  );
}

test(
  'a page reports that its releases work once it is at rest, once, and with nothing that says who',
  { tag: ['@platform', '@night'] },
  async ({ browser }) => {
    const shop = await startOwnShop();
    const admin = await signedInApi(shop.url, 'admin');
    await uploadBuild(admin, shop.root, ['catalog', BAD]);
    // While a release is watched, every page reports.
    await activate(admin, ['catalog', BAD]);
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const reports: { ticket: string; events: HealthEvent[]; isEarly: boolean }[] = [];
    let isLoaded = false;
    page.on('load', () => {
      isLoaded = true;
    });
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== HEALTH) return;
      const report = request.postDataJSON() as { ticket: string; events: HealthEvent[] };
      reports.push({ ...report, isEarly: !isLoaded });
      expect(request.headers().cookie).toBeUndefined();
    });
    // A busy machine may hold the page up, which it reports as well.
    const loads = () =>
      reports.filter(({ events }) => events.some(({ phase }) => phase === 'load'));
    for (let visit = 0; visit < 2; visit += 1) {
      // The second time the browser has the document cached, and learns that it is current.
      reports.length = 0;
      isLoaded = false;
      await page.goto('/');
      await expect(page.getByText('New Arrivals').first()).toBeVisible();
      await expect.poll(loads).toHaveLength(1);
      await atRest(page);
      const [report, ...others] = loads();
      expect(others).toEqual([]);
      const { ticket, events, isEarly } = report ?? { ticket: '', events: [] };
      expect(isEarly).toBe(false);
      expect(ticket).toContain(`catalog@${BAD}`);
      expect(events).toEqual(
        expect.arrayContaining([
          { name: 'host', phase: 'load' },
          { name: 'catalog', phase: 'load', version: BAD },
        ]),
      );
    }
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toContain(
      `pasal_release_reports_total{name="catalog",version="${BAD}",phase="load"} 2`,
    );

    // A page that shows nothing is its remote's failure, and not the host's, which takes it over.
    const blank = breaks.find(({ title }) => title === 'the page shows nothing');
    if (!blank) throw new Error('no break leaves the page blank');
    await uploadBuild(admin, shop.root, ['catalog', 'blank'], plantBreak(blank));
    await activate(admin, ['catalog', 'blank']);
    reports.length = 0;
    await page.goto('/');
    const failures = () =>
      reports
        .flatMap(({ events }) => events)
        .filter(({ phase }) => !['load', 'slow', 'reached'].includes(phase));
    await expect
      .poll(failures)
      .toContainEqual({ name: 'catalog', phase: 'blank', version: 'blank' });
    expect(failures().filter(({ name }) => name !== 'catalog')).toEqual([]);
    await context.close();
    await shop.close();
  },
);
