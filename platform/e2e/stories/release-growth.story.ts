import type { APIRequestContext } from '@playwright/test';
import { PLAN_SHARES, PLAN_VISITS } from '@pasal/shared/contracts';
import {
  BAD,
  BAD_RELEASES,
  historyOf,
  meetIt,
  seeIt,
  unshown,
  visitorOf,
} from '../shop/bad-release';
import { startOwnShop } from '../../../e2e/shop/own-shop';
import { growByPlan, uploadBuild } from '../shop/releases';
import { BELIEVE_ADDRESSES } from '../../../e2e/shop/running-shop';
import { signedInApi } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { visitWithoutBrowser } from '../shop/visit-without-browser';
import { byForm } from '../../../server/src/testing/test-form';

const GOOD = 'team-good';
const NEW_WORDS = 'Words of the new release';
const [FIRST_SHARE] = PLAN_SHARES;

const lastOf = async (api: APIRequestContext) => {
  const [event] = await historyOf(api);
  return event && [event.action, event.version, event.share];
};

for (const part of byForm(BAD_RELEASES, BAD_RELEASES.slice(1))) {
  const { remote, text, at } = part;

  test(
    `a release of the ${remote} grows to all visitors by their visits, and a bad one goes back at its step`,
    { tag: ['@platform', '@night'] },
    async ({ browser }) => {
      const shop = await startOwnShop({ variables: BELIEVE_ADDRESSES });
      const { root } = shop;
      const admin = await signedInApi(shop.url, 'admin');
      await uploadBuild(admin, root, [remote, GOOD], (script) =>
        script.replaceAll(text, NEW_WORDS),
      );
      await uploadBuild(admin, root, [remote, BAD], unshown(text));
      const first = { remote, version: GOOD, share: FIRST_SHARE };

      await growByPlan(admin, [remote, GOOD]);
      let network = 0;
      for (const share of PLAN_SHARES.filter((each) => each > FIRST_SHARE)) {
        await seeIt(browser, shop.url, { ...first, network: (network += 1) }, [at, NEW_WORDS]);
        const others = Array.from({ length: PLAN_VISITS - 1 }, () => (network += 1));
        await Promise.all(
          others.map((each) => visitWithoutBrowser(shop.url, at, { ...first, network: each })),
        );
        // On a busy machine the page in the browser may have been slow: then it takes a few visits more.
        const visitAndLook = async () => {
          const last = await lastOf(admin);
          if (last?.[0] === 'grow' && last[2] === share) return last;
          await visitWithoutBrowser(shop.url, at, { ...first, network: (network += 1) });
          return lastOf(admin);
        };
        await expect.poll(visitAndLook).toEqual(['grow', GOOD, share]);
      }
      const anybody = await browser.newContext({ baseURL: shop.url });
      const page = await anybody.newPage();
      await page.goto(at);
      await expect(page.getByText(NEW_WORDS).first()).toBeVisible();

      await growByPlan(admin, [remote, BAD]);
      const few = { remote, version: BAD, share: FIRST_SHARE };
      for (let each = 0; each < 5; each += 1) {
        const context = await visitorOf(browser, shop.url, { ...few, network: (network += 1) });
        await meetIt(context, part);
        await context.close();
      }
      await expect.poll(() => lastOf(admin)).toEqual(['return', GOOD, null]);
      const after = await visitorOf(browser, shop.url, { ...few, network });
      const whole = await after.newPage();
      await whole.goto(at);
      await expect(whole.getByText(NEW_WORDS).first()).toBeVisible();
      await after.close();
      await anybody.close();
      await shop.close();
    },
  );
}
