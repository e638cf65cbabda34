import { webcrypto } from 'node:crypto';
import { firstOrderKey, isOrderKey, makeIdempotencyKey, nextOrderKey } from './order-key';

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

it('numbers the orders of a browser, so that every tab knows the next key', () => {
  const first = firstOrderKey(source);
  expect(first).toMatch(/^[\da-f-]{36}\.1$/);
  expect(nextOrderKey(first)).toBe(first.replace(/1$/, '2'));
  expect(nextOrderKey('a.b.9')).toBe('a.b.10');
  expect(nextOrderKey('an old key')).toBe('an old key.2');
});

it.each([undefined, null, 7, '', 'no number', 'a b.1', `${'x'.repeat(81)}.1`])(
  'does not believe that %j is a key',
  (value) => expect(isOrderKey(value)).toBe(false),
);
