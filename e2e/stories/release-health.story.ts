import type { NotificationsResponse } from '@pasal/shared/contracts';
import { atRest } from '../shop/at-rest';
import { HEALTH } from '../shop/api-calls';
import {
  BAD,
  BAD_RELEASES,
  BELIEVE_ADDRESSES,
  GONE_WITHIN,
  historyOf,
  meetIt,
  reportFrom,
  SHARE,
  unshown,
  visitorOf,
} from '../shop/bad-release';
import { copyProduct } from '../shop/product-tree';
import { activate, uploadBuild } from '../shop/releases';
import { closeShop, copySeeded, QUICK_START, startShop } from '../shop/running-shop';
import { signedInApi } from '../shop/staff';
import { fillCart } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

for (const each of BAD_RELEASES) {
  const { remote, text, at, away } = each;

  test(`a share of the ${remote} that throws is gone soon after the fifth network, and who had it loses nothing`, async ({
    browser,
  }) => {
    const { root, remove } = copyProduct();
    const shop = await startShop(root, copySeeded(), QUICK_START, BELIEVE_ADDRESSES);
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
    const since = Date.now();
    await expect
      .poll(async () => (await historyOf(admin))[0]?.action, { timeout: GONE_WITHIN })
      .toBe('return');
    expect(Date.now() - since).toBeLessThan(GONE_WITHIN);

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
    const answer = await admin.get('/api/v1/notification');
    const { notifications } = (await answer.json()) as NotificationsResponse;
    const messages = notifications.filter(({ kind }) => kind === 'release_returned');
    expect(messages.map(({ subject, audience }) => [subject, audience])).toEqual([
      [expect.stringContaining(`${BAD} went back by itself`), 'shop'],
    ]);
    await buyer.close();
    await closeShop(shop);
    remove();
  });
}

test('a page tells that its releases work once it is at rest, once, and with nothing that says who', async ({
  browser,
}) => {
  const { root, remove } = copyProduct();
  const shop = await startShop(root, copySeeded(), QUICK_START);
  const admin = await signedInApi(shop.url, 'admin');
  await uploadBuild(admin, root, ['catalog', BAD]);
  // While it is looked at, every page tells.
  await activate(admin, ['catalog', BAD]);
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== HEALTH) return;
    reports.push(request.postData() ?? '');
    expect(request.headers().cookie).toBeUndefined();
  });
  for (let visit = 0; visit < 2; visit += 1) {
    // The second time the browser holds the document, and is told that it is of the present.
    reports.length = 0;
    const told = reportFrom(page);
    await page.goto('/');
    await expect(page.getByText('New Arrivals').first()).toBeVisible();
    expect(reports).toEqual([]);
    await told;
    await atRest(page);
    const [report = '{}', ...others] = reports;
    expect(others).toEqual([]);
    const { ticket, events } = JSON.parse(report) as { ticket: string; events: object[] };
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
  await context.close();
  await closeShop(shop);
  remove();
});
