import { BAD, BAD_ASIDE, BELIEVE_ADDRESSES, SHARE, unshown } from '../shop/bad-release';
import { copyProduct } from '../shop/product-tree';
import { activate, uploadBuild } from '../shop/releases';
import { orderWhileItGoesBack } from '../shop/return-in-checkout';
import {
  closeShop,
  copySeeded,
  QUICK_START,
  startShop,
  type RunningShop,
} from '../shop/running-shop';
import { signedInApi } from '../shop/staff';
import { test } from '../shop/storefront-test';

let shop: RunningShop;
let product: ReturnType<typeof copyProduct>;
test.beforeAll(async () => {
  product = copyProduct();
  shop = await startShop(product.root, copySeeded(), QUICK_START, BELIEVE_ADDRESSES);
});
test.afterAll(async () => {
  await closeShop(shop);
  product.remove();
});

for (const bad of BAD_ASIDE) {
  const { remote, text } = bad;

  test(`a ${remote} that goes back while somebody fills in the form: the order completes`, async ({
    browser,
  }) => {
    const admin = await signedInApi(shop.url, 'admin');
    await uploadBuild(admin, product.root, [remote, BAD], unshown(text));
    await activate(admin, [remote, BAD], SHARE);
    await orderWhileItGoesBack(browser, shop.url, bad);
  });
}
