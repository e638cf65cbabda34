import type { OrderRequest } from '@pasal/shared/contracts';
import { attemptWith, awaitedBody } from './order-attempt';

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
const moved = { ...body, address: 'Baneshwor 11' };
const MINUTE = 60_000;
const at = (now: number, key = 'cart.1') => ({ key, now });

it('has one key until it is placed, whatever changes in between (D16)', () => {
  const first = attemptWith(null, body, at(0));
  expect(attemptWith(first, structuredClone(body), at(1)).key).toBe(first.key);
  expect(attemptWith(first, moved, at(1)).key).toBe(first.key);
  expect(attemptWith(first, moved, at(1, 'cart.2')).key).toBe('cart.1');
  expect(attemptWith(null, body, at(0, 'cart.2')).key).toBe('cart.2');
});

it('remembers every body it sent once, the latest last', () => {
  const twice = attemptWith(attemptWith(null, body, at(0)), moved, at(1));
  const back = attemptWith(twice, structuredClone(body), at(2));
  expect(back.sent.map((text) => JSON.parse(text))).toEqual([moved, body]);
});

it('waits for the latest body, but not for ever', () => {
  const attempt = attemptWith(attemptWith(null, body, at(0)), moved, at(MINUTE));
  expect(awaitedBody(attempt, 2 * MINUTE)).toEqual(moved);
  expect(awaitedBody(attempt, 12 * MINUTE)).toBeNull();
  // The clock was set back: the age of the attempt is unknown.
  expect(awaitedBody(attempt, 0)).toBeNull();
  expect(awaitedBody({ ...attempt, waitingSince: null }, 2 * MINUTE)).toBeNull();
  expect(awaitedBody(null, 0)).toBeNull();
});
