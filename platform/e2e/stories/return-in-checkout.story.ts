import { BAD, BAD_ASIDE, SHARE, unshown } from '../shop/bad-release';
import { startOwnShop, type OwnShop } from '../../../e2e/shop/own-shop';
import { activate, uploadBuild } from '../shop/releases';
import { orderWhileItGoesBack } from '../shop/return-in-checkout';
import { BELIEVE_ADDRESSES } from '../../../e2e/shop/running-shop';
import { signedInApi } from '../../../e2e/shop/staff';
import { test } from '../../../e2e/shop/storefront-test';
import { byForm } from '../../../server/src/testing/test-form';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ variables: BELIEVE_ADDRESSES });
});
test.afterAll(() => shop.close());

for (const bad of byForm(BAD_ASIDE, BAD_ASIDE.slice(1))) {
  const { remote, text } = bad;

  test(
    `a ${remote} that goes back while somebody fills in the form: the order completes`,
    { tag: '@platform' },
    async ({ browser }) => {
      const admin = await signedInApi(shop.url, 'admin');
      await uploadBuild(admin, shop.root, [remote, BAD], unshown(text));
      await activate(admin, [remote, BAD], SHARE);
      await orderWhileItGoesBack(browser, shop.url, bad);
    },
  );
}
