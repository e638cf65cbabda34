import { makeCartItem } from '@pasal/shared/testing';
import { emptyCheckout, orderRequestOf, problemsOf, withDistrict } from './checkout-values';

const filled = {
  ...emptyCheckout,
  customer_name: ' Sita Sharma ',
  email: ' sita@example.com ',
  phone: '९८४१-२३४५६७',
  address: ' Baneshwor 10 ',
  district_id: 27,
  city_id: 2701,
};

it('every field must be non-empty, and blanks are empty (R5.2, D17)', () => {
  expect([...problemsOf({ ...emptyCheckout, customer_name: '   ' })]).toEqual([
    ['customer_name', 'missing'],
    ['email', 'missing'],
    ['phone', 'missing'],
    ['address', 'missing'],
    ['district_id', 'missing'],
    ['city_id', 'missing'],
  ]);
  expect(problemsOf(filled).size).toBe(0);
});

it.each([
  ['email', 'sita'],
  ['email', 'sita@example'],
  ['phone', '12345'],
  ['phone', '+1 202 555 0100'],
] as const)('%s %s is malformed', (field, value) => {
  expect([...problemsOf({ ...filled, [field]: value })]).toEqual([[field, 'malformed']]);
});

it('city selection resets when the district changes (R4.13)', () => {
  expect(withDistrict(filled, 28)).toEqual({ ...filled, district_id: 28, city_id: null });
  expect(withDistrict(filled, 27)).toBe(filled);
});

it('sends the texts trimmed and the phone normalised (D17)', () => {
  const item = makeCartItem({ id: 7, price: 4500, quantity: 2 });
  expect(orderRequestOf(filled, [item])).toEqual({
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: '+9779841234567',
    address: 'Baneshwor 10',
    district_id: 27,
    city_id: 2701,
    payment_method: 'cash_on_delivery',
    delivery_type: 'home_delivery',
    cartItems: [{ id: 7, price: 4500, quantity: 2 }],
  });
  expect(orderRequestOf(emptyCheckout, [item])).toBeNull();
});
