import {
  BAD,
  BAD_ASIDE,
  BELIEVE_ADDRESSES,
  meetIt,
  SHARE,
  unshown,
  visitorOf,
} from '../shop/bad-release';
import {
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckout,
  placeButton,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { copyProduct } from '../shop/product-tree';
import { activate, uploadBuild } from '../shop/releases';
import {
  closeShop,
  copySeeded,
  QUICK_START,
  startShop,
  type RunningShop,
} from '../shop/running-shop';
import { signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

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
    const context = await visitorOf(browser, shop.url, { remote, network: 100 });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
      if (name === remote && version) asked.add(version);
    });
    const loads: string[] = [];
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('the demo shop has no goods');
    await putIntoCart(page, goods);
    await goToCheckout(page);
    await page.getByLabel(/^Full Name/).fill('Sita Sharma');
    await page.getByLabel(/^Address/).fill('Baneshwor 10');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });

    for (let network = 1; network <= 5; network += 1) {
      const visitor = await visitorOf(browser, shop.url, { remote, network });
      await meetIt(visitor, bad);
      await visitor.close();
    }
    const live = async () => (await context.request.get(bad.at)).text();
    await expect.poll(live).not.toContain(`/remotes/${remote}/${BAD}/`);

    // Nothing of the form is lost, nothing is said, and the page goes on with what it began with.
    await expect(page.getByLabel(/^Full Name/)).toHaveValue('Sita Sharma');
    await expect(page.getByLabel(/^Address/)).toHaveValue('Baneshwor 10');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await fillCheckout(page, freshPhone());
    await placeButton(page).click();
    expect(await confirmed(page)).toMatch(/^NP-/);
    expect([...asked]).toEqual([BAD]);
    expect(loads).toEqual([]);
    await context.close();
  });
}
