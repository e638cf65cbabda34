import type { OrderWithHistory, Parcel, ParcelEventRequest } from '@pasal/shared/contracts';
import { createCity, createProduct, orderBody } from './factories';
import type { TestApp } from './test-app';

type OrderLines = Parameters<typeof orderBody>[1];
/** An answer about an order, or the reason of the refusal. */
export interface Answered {
  message: string;
  code?: string;
  order: OrderWithHistory;
}

/** Places an order to the same place as another one, with these lines. */
export async function placeAlike(shop: TestApp, { id }: { id: number }, lines: OrderLines) {
  const place = await shop.db
    .selectFrom('orders')
    .select(['district_id', 'city_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = orderBody(place, lines);
  return shop.call<Answered>({ method: 'POST', url: '/order-product', body });
}

/** Actions of tests of parcels in a shop, as one member of staff. */
export function parcelDesk(shop: () => TestApp, headers: () => Record<string, string>) {
  const post = (url: string, body: object, more: Record<string, string> = {}) =>
    shop().call<Answered>({ method: 'POST', url, body, headers: { ...headers(), ...more } });
  return {
    /** An order of four pieces of one product and two of another, of which there are ten each. */
    async placeOrder(more: object = {}) {
      const city = await createCity(shop().db, `District ${Math.random()}`);
      const products = [await createProduct(shop().db), await createProduct(shop().db)];
      const [one, other] = products.map(({ id }) => id);
      const lines = [
        { id: Number(one), price: 1000, quantity: 4 },
        { id: Number(other), price: 1000, quantity: 2 },
      ];
      const body = { ...orderBody(city, lines), ...more };
      const placed = await post('/order-product', body);
      const { id, order_number } = placed.body.order;
      return { id, order_number, products: [Number(one), Number(other)], phone: body.phone };
    },
    async addCourier(name = 'NCM') {
      const { id } = await shop()
        .db.insertInto('courier')
        .values({ name, phone: '+9779800000000', kind: 'courier' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Reports one event of a parcel; by default of the first one. */
    tell: (
      id: number,
      event: ParcelEventRequest['event'],
      more: Partial<ParcelEventRequest> & { number?: number; key?: string } = {},
    ) => {
      const { number = 1, key, ...body } = more;
      const url = `/order-product/${id}/parcel/${number}/event`;
      return post(url, { event, ...body }, key === undefined ? {} : { 'idempotency-key': key });
    },
    split: (id: number, items: object[], more: object = {}) =>
      post(`/order-product/${id}/parcel/1/split`, { items, ...more }),
    setStatus: (id: number, status: string, remarks = 'x') =>
      shop().call<Answered>({
        method: 'PUT',
        url: `/order-product/${id}`,
        body: { status, remarks },
        headers: headers(),
      }),
    async read(id: number): Promise<OrderWithHistory & { parcels: Parcel[] }> {
      const url = `/order-product/${id}`;
      const { body } = await shop().call<Answered>({ url, headers: headers() });
      return { ...body.order, parcels: body.order.parcels ?? [] };
    },
    async stock(products: readonly number[]) {
      const rows = await shop()
        .db.selectFrom('product')
        .select('in_stock')
        .where('id', 'in', products)
        .orderBy('id')
        .execute();
      return rows.map(({ in_stock }) => in_stock);
    },
  };
}
