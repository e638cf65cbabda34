import {
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckout,
  placeButton,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { expect, test } from '../shop/storefront-test';

const troubles = {
  corrupt: () => {
    localStorage.setItem(
      'persist:pasal',
      '{"cart":"{\\"items\\":[{\\"id\\":\\"x\\"}]","_persist":7}',
    );
    sessionStorage.setItem('pasal:checkout', '{"version":1,"values":');
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
};

for (const [name, spoil] of Object.entries(troubles)) {
  test(`with storage that is ${name} a visitor still orders`, async ({ page, complaints }) => {
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('nothing to buy');
    await page.addInitScript(spoil);
    await putIntoCart(page, goods);
    await goToCheckout(page);
    await fillCheckout(page, freshPhone());
    await placeButton(page).click();
    await confirmed(page);
    expect(complaints).toEqual([]);
  });
}
