import type * as contracts from '@pasal/shared/contracts';
import { orderBody } from './factories';
import { encodeForm, fieldsOf, PRODUCT_FIELDS, threeImages } from './product-forms';

interface Asked {
  method?: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

/** Makes calls as a browser at the shop's own address sends them. */
export function visitorOf(shop: string) {
  async function ask<Answer>(url: string, { method = 'GET', body, headers }: Asked = {}) {
    const isForm = Buffer.isBuffer(body);
    const answer = await fetch(url, {
      method,
      headers: {
        origin: shop,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return { headers: answer.headers, body: (await answer.json()) as Answer };
  }
  async function signIn(api: string, body: { email: string; password: string }) {
    const { headers } = await ask(`${api}/auth/staffLogin`, { method: 'POST', body });
    const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
    return { cookie: cookies.join('; ') };
  }
  return { ask, signIn };
}

export const pictureOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** The administrator of a new shop at an origin. */
export interface Owner {
  shop: string;
  email: string;
  password: string;
}

/** Signs in as the owner and adds the first product; a visitor orders it. */
export async function firstDay(url: string, { shop, ...owner }: Owner) {
  const api = `${url}/api/v1`;
  const { ask, signIn } = visitorOf(shop);
  const headers = await signIn(api, owner);
  const { districts } = (await ask<contracts.DistrictsResponse>(`${api}/branch`)).body;
  const place = { district_id: districts[0]?.id ?? 0, city_id: districts[0]?.cities[0]?.id ?? 0 };
  const brand = { name: PRODUCT_FIELDS.brand };
  await ask(`${api}/category/brand`, { method: 'POST', body: brand, headers });
  const form = await encodeForm([
    ...fieldsOf({ ...PRODUCT_FIELDS, status: 'approve' }),
    ...(await threeImages()),
  ]);
  const { product } = (
    await ask<contracts.ProductSavedResponse>(`${api}/product`, {
      method: 'POST',
      body: form.body,
      headers: { ...headers, ...form.headers },
    })
  ).body;
  const { id, price } = product;
  const body = orderBody(place, [{ id, price, quantity: 2 }]);
  const { order } = (
    await ask<contracts.PlaceOrderResponse>(`${api}/order-product`, { method: 'POST', body })
  ).body;
  expect(order.total).toBe(2 * price);
  const [picture = ''] = product.images;
  return { product, order, picture, headers, bytes: await pictureOf(`${url}${picture}`) };
}
