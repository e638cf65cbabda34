import { customerOf, emptyOrderForm, orderFormProblems, placesWith } from './order-form';

const filled = {
  ...emptyOrderForm,
  customer_name: ' Sita Sharma ',
  email: ' sita@example.com ',
  phone: '९८४१-२३४५६७',
  address: ' Baneshwor 10 ',
  district_id: 27,
  city_id: 2701,
};

it('every field must be non-empty, and blanks are empty (R5.2, D17)', () => {
  expect([...orderFormProblems({ ...emptyOrderForm, customer_name: '   ' })]).toEqual([
    ['customer_name', 'missing'],
    ['email', 'missing'],
    ['phone', 'missing'],
    ['address', 'missing'],
    ['district_id', 'missing'],
    ['city_id', 'missing'],
  ]);
  expect(orderFormProblems(filled).size).toBe(0);
});

it('a field that is optional may be empty, and not malformed', () => {
  expect(orderFormProblems({ ...filled, email: ' ' }, ['email']).size).toBe(0);
  const malformed = orderFormProblems({ ...filled, email: 'sita' }, ['email']);
  expect([...malformed]).toEqual([['email', 'malformed']]);
});

it.each([
  ['email', 'sita'],
  ['email', 'sita@example'],
  ['phone', '12345'],
  ['phone', '+1 202 555 0100'],
] as const)('%s %s is malformed', (field, value) => {
  expect([...orderFormProblems({ ...filled, [field]: value })]).toEqual([[field, 'malformed']]);
});

it('city selection resets when the district changes (R4.13)', () => {
  const places = { district_id: 27, city_id: 2701 };
  expect(placesWith(places, { district_id: 28 })).toEqual({ district_id: 28, city_id: null });
  expect(placesWith(places, { district_id: 27 })).toEqual(places);
  expect(placesWith(places, { city_id: 2702 })).toEqual({ district_id: 27, city_id: 2702 });
});

it('sends the texts trimmed and the phone normalised (D17)', () => {
  expect(customerOf(filled)).toEqual({
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: '+9779841234567',
    address: 'Baneshwor 10',
    district_id: 27,
    city_id: 2701,
    payment_method: 'cash_on_delivery',
    delivery_type: 'home_delivery',
  });
  expect(customerOf(emptyOrderForm)).toBeNull();
});
