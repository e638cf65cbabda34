import { expect, type APIRequestContext } from '@playwright/test';
import { freshPhone } from './checkout';

/** An order as the shop returns it when it is placed. */
export interface Placed {
  id: number;
  order_number: string;
  phone: string;
  total: number;
}

/** Goods of the shop as its public list has them. */
export interface Goods {
  id: number;
  price: number;
}

interface Buying {
  customer_name?: string;
  phone?: string;
  /** The buyer's language; English by default. */
  language?: 'en' | 'ne';
}
interface Place {
  district_id: number | undefined;
  city_id: number | undefined;
}

/** Buys goods for shop pickup, so that delivery is free; staff enter the order unless another path is passed. */
export async function buyGoods(
  api: APIRequestContext,
  goods: readonly (Goods & { quantity: number })[],
  place: Place,
  { customer_name = 'Maya Gurung', phone = freshPhone(), language }: Buying = {},
  { path = '/api/v1/order-product/manual', headers = {} } = {},
): Promise<Placed> {
  const data = {
    customer_name,
    phone,
    email: 'story@example.com',
    address: 'Behind the peepal tree',
    ...place,
    payment_method: 'cash_on_delivery',
    delivery_type: 'shop_pickup',
    language,
    cartItems: goods.map(({ id, price, quantity }) => ({ id, price, quantity })),
  };
  const answer = await api.post(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  const { order } = (await answer.json()) as { order: Omit<Placed, 'phone'> };
  return { ...order, phone };
}

/** Buys the cheapest product in stock for somebody of Godawari, as `buyGoods` does. */
export async function buyCheapest(
  api: APIRequestContext,
  { quantity = 2, ...buying }: Buying & { quantity?: number } = {},
  to?: { path?: string; headers?: Record<string, string> },
): Promise<Placed> {
  const listed = await api.get('/api/v1/product/public?limit=1&sort=price_asc&in_stock=true');
  const { products } = (await listed.json()) as { products: Goods[] };
  const places = await api.get('/api/v1/branch');
  const { districts } = (await places.json()) as {
    districts: { id: number; name: string; cities: { id: number; name: string }[] }[];
  };
  const district = districts.find(({ name }) => name === 'Lalitpur');
  const city = district?.cities.find(({ name }) => name.startsWith('Godawari'));
  const place = { district_id: district?.id, city_id: city?.id };
  const goods = products.map((product) => ({ ...product, quantity }));
  return buyGoods(api, goods, place, buying, to);
}

/** Reports an event of an order's first parcel to the shop, such as `{ event: 'delivered' }`. */
export async function tellParcel(
  api: APIRequestContext,
  { id }: { id: number },
  data: object,
): Promise<void> {
  const answer = await api.post(`/api/v1/order-product/${id}/parcel/1/event`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An order's first parcel as staff see it. */
export async function firstParcelOf(
  api: APIRequestContext,
  placed: Pick<Placed, 'id'> | undefined,
): Promise<object | undefined> {
  const answer = await api.get(`/api/v1/order-product/${placed?.id}`);
  const { order } = (await answer.json()) as { order: { parcels: object[] } };
  return order.parcels[0];
}
