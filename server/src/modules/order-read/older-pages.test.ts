import { openTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const proof = 'order_number=1001&phone=9800000001';

test.each([
  ['GET', `/order-product/track?${proof}`],
  ['GET', `/order-product/track/returns?${proof}`],
  ['POST', `/order-product/track/return?${proof}`],
  ['GET', '/warranty?serial=1&phone=9800000001'],
] as const)(
  'a page from before an update that asks %s %s is told to reload',
  async (method, url) => {
    const answer = await shop.call({
      method,
      url,
      ...(method === 'POST' && {
        body: '--x--',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    });
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'VALIDATION',
        message: 'This page was open while the shop was updated. Reload it and try again.',
      }),
    ]);
    const nepali = await shop.call({ url: `/order-product/track?${proof}&language=ne` });
    expect(nepali.body.message).toContain('पृष्ठ फेरि खोलेर');
  },
);
