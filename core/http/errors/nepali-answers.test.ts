import { createCity, createProduct, orderBody, signedIn } from '@pasal/server/testing/factories';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const NEPALI = /^[^A-Za-z]*[\u0900-\u097f][^A-Za-z]*$/;

interface Answer {
  message: string;
  details: { path: string; message: string }[];
}

/** The same call in English and in Nepali. */
async function inBoth(method: 'GET' | 'POST', path: string, body?: object, headers = {}) {
  const ask = (language: string) =>
    shop.call<Answer>({ method, url: `${path}${language}`, headers, ...(body && { body }) });
  const [english, nepali] = [await ask(''), await ask('?language=ne')];
  return { english: english.body, nepali: nepali.body, statuses: [english.status, nepali.status] };
}

test('an error is in the language of its call, and so is what it says of each field', async () => {
  const { english, nepali, statuses } = await inBoth('POST', '/order-product', {});
  expect(statuses).toEqual([400, 400]);
  expect(english.message).toBe('Please fill in all required fields before placing the order.');
  expect(nepali.message).toMatch(NEPALI);
  expect(nepali.details.map(({ path }) => path)).toEqual(english.details.map(({ path }) => path));
  for (const { message } of nepali.details) expect(message).toMatch(NEPALI);
});

test('what a schema refuses is said in Nepali too', async () => {
  const wrong = { cartItems: [{ id: '1', price: -1, quantity: 1.5 }, {}] };
  const { nepali, statuses } = await inBoth('POST', '/order-product/quote', wrong);
  expect(statuses).toEqual([400, 400]);
  expect(nepali.details.length).toBeGreaterThan(3);
  for (const { message } of nepali.details) expect(message).toMatch(NEPALI);
});

test.each([
  ['an address that nothing is at', 'GET', '/nothing'],
  ['a call for staff', 'GET', '/staff'],
  ['a public answer of what is not there', 'GET', '/product/slug/nothing'],
] as const)('%s', async (_name, method, path) => {
  const { english, nepali } = await inBoth(method, path);
  expect(english.message).toMatch(/^[A-Z][\x20-\x7e]+$/);
  expect(nepali.message).toMatch(NEPALI);
});

test('numbers and money in an error are written as the language writes them', async () => {
  const city = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  const body = { ...orderBody(city, [{ id, price: 1000, quantity: 1 }]), delivery_charge: 150 };
  const { english, nepali } = await inBoth('POST', '/order-product', body);
  expect(english.message).toBe('Delivery now costs Rs. 0.');
  expect(nepali.message).toBe('डेलिभरी शुल्क अब रु. ० लाग्छ।');
});

test('what was done is said in the language of the call, the same order under the same key too', async () => {
  const city = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  const body = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
  const key = { 'idempotency-key': 'one' };
  const { english, nepali } = await inBoth('POST', '/order-product', body, key);
  expect(english.message).toBe('Order placed successfully!');
  expect(nepali.message).toBe('अर्डर भयो!');
});

test('each row of a bulk change says in Nepali why it stayed', async () => {
  const { headers } = await signedIn(shop, 'staff');
  const answer = await shop.call<{ results: { problem: string }[] }>({
    method: 'PUT',
    url: '/order-product/bulk-status?language=ne',
    headers,
    body: { orders: [{ id: 4711, version: 1 }], status: 'complete', remarks: 'x' },
  });
  expect(answer.body.results.map(({ problem }) => problem)).toEqual(['अर्डर भेटिएन']);
});
