import { goToCheckoutWithGoods, placeOrder } from '../shop/checkout';
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
    const refusal = new DOMException('denied', 'SecurityError');
    const denied = () => {
      throw refusal;
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: denied });
    }
    // As in a frame that may store nothing at all.
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  },
};

for (const [name, spoil] of Object.entries(troubles)) {
  test(`with storage that is ${name} a visitor still orders`, async ({ page, complaints }) => {
    await page.addInitScript(spoil);
    await goToCheckoutWithGoods(page);
    await placeOrder(page);
    expect(complaints).toEqual([]);
  });
}
