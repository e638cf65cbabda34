import { randomUUID } from 'node:crypto';
import type { FilledShop } from './database';
import { interleaved, median, throughput, type Target } from './load';
import type { Finding } from './report';
import { startBare, startShop } from './servers';

const LOAD = { connections: 16, seconds: 5 };
const ROUNDS = 6;

/** Makes an order of two products, from a person and an address of its own. */
export function orderOf({ goods, places }: FilledShop, index: number) {
  const good = (number: number) => goods[number % goods.length];
  const number = Math.floor(Math.random() * 1e8);
  const lines = [good(index), good(index * 7 + 1)].filter(
    (line, at, all) => line !== undefined && all.findIndex((one) => one === line) === at,
  );
  return {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: JSON.stringify({
      customer_name: `Buyer ${number}`,
      email: `buyer${number}@example.com`,
      phone: `+97798${String(number).padStart(8, '0')}`,
      address: `Ward ${index % 32}, Main Road`,
      payment_method: 'cash_on_delivery',
      delivery_type: 'home_delivery',
      ...places[index % places.length],
      cartItems: lines.map((line) => ({ ...line, quantity: 1 })),
    }),
  };
}

/** Orders of two lines, one after the other. */
export function ordering(url: string, shop: FilledShop): Target {
  let index = 0;
  return {
    url,
    next: (request) => {
      index += 1;
      return { ...request, method: 'POST', ...orderOf(shop, index) };
    },
  };
}

/** Compares placing orders with a bare route that writes the same rows in one transaction. */
export async function measureOrders([shop]: FilledShop[]): Promise<Finding[]> {
  if (shop === undefined) throw new Error('there is no shop');
  const ours = await startShop(shop);
  const bare = await startBare(shop.databaseUrl);
  const targets = {
    bare: ordering(`${bare.url}/order`, shop),
    ours: ordering(`${ours.url}/api/v1/order-product`, shop),
  };
  try {
    for (const target of Object.values(targets)) {
      await throughput(target, { ...LOAD, seconds: 2 });
    }
    const values = await interleaved(ROUNDS, {
      bare: () => throughput(targets.bare, LOAD),
      ours: () => throughput(targets.ours, LOAD),
    });
    const figures = [median(values.ours), median(values.bare)] as const;
    return [
      {
        what: 'orders of two lines',
        figures: [...figures],
        unit: 'orders/s',
        ratio: figures[0] / figures[1],
        atLeast: 0.5,
      },
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}
