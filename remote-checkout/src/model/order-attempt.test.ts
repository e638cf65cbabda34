import { webcrypto } from 'node:crypto';
import type { OrderRequest } from '@pasal/shared/contracts';
import { attemptFor, makeIdempotencyKey } from './order-attempt';

const body: OrderRequest = {
  customer_name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '+9779841234567',
  address: 'Baneshwor 10',
  district_id: 27,
  city_id: 2701,
  payment_method: 'cash_on_delivery',
  delivery_type: 'home_delivery',
  cartItems: [{ id: 7, price: 4500, quantity: 2 }],
};
const source = webcrypto as unknown as Crypto;
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('makes a UUID, also where the page did not come over a secure connection', () => {
  expect(makeIdempotencyKey(source)).toMatch(uuid);
  const insecure = {
    getRandomValues: <View extends ArrayBufferView | null>(array: View) =>
      source.getRandomValues(array as Uint8Array<ArrayBuffer>) as unknown as View,
  };
  const keys = Array.from({ length: 200 }, () => makeIdempotencyKey(insecure));
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});

it('keeps the key while the body is unchanged', () => {
  const first = attemptFor(null, body, source);
  expect(attemptFor(first, structuredClone(body), source)).toBe(first);
});

it.each([
  ['a field', { ...body, address: 'Baneshwor 11' }],
  ['a price', { ...body, cartItems: [{ id: 7, price: 4600, quantity: 2 }] }],
  ['a quantity', { ...body, cartItems: [{ id: 7, price: 4500, quantity: 1 }] }],
])('makes a new one when %s changed (decision 16)', (_case, changed) => {
  const first = attemptFor(null, body, source);
  expect(attemptFor(first, changed, source).key).not.toBe(first.key);
});
