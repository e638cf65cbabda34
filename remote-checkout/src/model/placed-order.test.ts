import { lookUpStateOf, placedOrderOf } from './placed-order';

const order = {
  id: 12,
  order_number: 'NP-2026-000012',
  total: 9000,
  status: 'pending',
  items: [{ product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 }],
};
const phone = '+9779841234567';
const state = { order, delivery_type: 'home_delivery', phone, earlier: false };

it('is the order of the address', () => {
  expect(placedOrderOf(state, 'NP-2026-000012')).toEqual(state);
  expect(placedOrderOf(state, 'NP-2026-000013')).toBeNull();
});

it.each([
  ['nothing', null],
  ['a text', 'order'],
  ['no order', { delivery_type: 'home_delivery' }],
  ['no delivery type', { ...state, delivery_type: undefined }],
  ['no phone', { ...state, phone: undefined }],
  ['no word on earlier tries', { ...state, earlier: undefined }],
  ['no items', { ...state, order: { ...order, items: undefined } }],
  ['a broken item', { ...state, order: { ...order, items: [{ product_id: 1 }] } }],
  ['a total that is none', { ...state, order: { ...order, total: 'much' } }],
  ['a status nobody knows', { ...state, order: { ...order, status: 'lost' } }],
])('is not believed when the navigation carries %s', (_case, carried) => {
  expect(placedOrderOf(carried, 'NP-2026-000012')).toBeNull();
});

it('hands the look-up what it starts with', () => {
  const lookUp = { order_number: 'NP-2026-000012', phone };
  expect(lookUpStateOf(lookUp)).toEqual(lookUp);
  expect(lookUpStateOf({ order_number: 12 })).toEqual({ order_number: '', phone: '' });
  expect(lookUpStateOf(null)).toEqual({ order_number: '', phone: '' });
});
