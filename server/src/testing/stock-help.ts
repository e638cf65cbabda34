import { sql } from 'kysely';
import type { Role } from '@pasal/shared/contracts';
import { STOCK_CHECKS } from '../operator/stock-checks';
import { brokenInvariants } from './database/invariants';
import { signedIn } from './factories';
import type { TestApp } from './test-app';

/** A line of a bill: product, pieces, rupees per piece, variant. */
type Bought = [id: number, quantity: number, cost: number, variant?: number];

/** The state of stock and costs. */
const stateOf = (shop: () => TestApp) => ({
  /** All stored averages: product, variant or 0, paisa. */
  async averages() {
    const rows = await shop()
      .db.selectFrom('stock_cost')
      .selectAll()
      .orderBy('product_id')
      .orderBy('variant_id')
      .execute();
    return rows.map((row) => [row.product_id, row.variant_id, row.average_paisa]);
  },
  async levels(id: number) {
    const query = shop().db.selectFrom('product').select('in_stock').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).in_stock;
  },
  /** Contradictions between stock, purchases and costs. */
  async problems() {
    const found = await brokenInvariants(shop().db);
    for (const { query } of STOCK_CHECKS) {
      const { rows } = await sql<{ finding: string }>`${sql.raw(query)}`.execute(shop().db);
      found.push(...rows.map(({ finding }) => finding));
    }
    return found;
  },
});

/** Shared by the tests of stock: calls of a signed-in user, bills, and the state of stock. */
export function stockHelp(shop: () => TestApp) {
  let headers: Record<string, string> = {};
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    shop().call({ method, url, headers, ...(body && { body }) });
  const post = (url: string, body: object) => send('POST', url, body);

  async function supplier(name = 'Himal Traders'): Promise<number> {
    const row = await shop()
      .db.insertInto('supplier')
      .values({ name, phone: '9800000000' })
      .onConflict((known) => known.column('name_key').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  return {
    send,
    post,
    supplier,
    get: (url: string) => send('GET', url),
    /** A file. */
    async file(url: string): Promise<string> {
      const answer = await shop().app.inject({ url: `/api/v1${url}`, headers });
      return answer.body;
    },
    place: (body: object) => post('/order-product', body),
    /** Signs in somebody of this role for the calls that follow. */
    async as(role: Role) {
      const user = await signedIn(shop(), role);
      headers = user.headers;
      return user;
    },
    async buy(bill: object, ...lines: Bought[]) {
      return post('/stock/purchases', {
        supplier_id: await supplier(),
        day: '2026-11-20',
        ...bill,
        lines: lines.map(([product_id, quantity, cost, variant_id]) => ({
          product_id,
          quantity,
          cost,
          ...(variant_id !== undefined && { variant_id }),
        })),
      });
    },
    ...stateOf(shop),
  };
}
