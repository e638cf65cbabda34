import type { Insertable, Kysely } from 'kysely';
import type { OrderRequest, Role } from '@pasal/shared/contracts';
import { sellingPricePaisa } from '@pasal/shared/domain';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../db/schema';
import { openSession, SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import { hashPassword } from '../modules/staff/passwords';
import { insertStaff } from '../modules/staff/staff.repository';
import type { TestApp } from './test-app';

/** The password of every account made here. */
export const PASSWORD = 'a-good-password-1';

let passwordHash: Promise<string> | undefined;
let made = 0;
const next = () => (made += 1);

export async function createStaff(db: Kysely<Database>, role: Role = 'staff', email?: string) {
  passwordHash ??= hashPassword(PASSWORD);
  return insertStaff(db, {
    email: email ?? `${role}-${next()}@pasal.test`,
    passwordHash: await passwordHash,
    role,
  });
}

/** Logs in through the API; returns the headers of every later call. */
export async function signIn(shop: TestApp, email: string, password = PASSWORD) {
  const { status, headers } = await shop.call({
    method: 'POST',
    url: '/auth/staffLogin',
    body: { email, password },
  });
  if (status !== 200) throw new Error(`${email} cannot log in: ${status}`);
  const [cookie = ''] = [headers['set-cookie']].flat().map(String);
  return { cookie: cookie.slice(0, cookie.indexOf(';')) };
}

/** Makes a member of staff with an open session: record and headers. No password is checked for it. */
export async function signedIn(shop: TestApp, role: Role = 'staff') {
  const user = await createStaff(shop.db, role);
  return { ...user, headers: sessionCookie(await openSessionOf(shop.db, user.id)) };
}

/** Opens a session without signing in through the API and returns its token. */
export async function openSessionOf(db: Kysely<Database>, id: number): Promise<string> {
  const proven = db.selectFrom('staff').select(['id', 'password_hash']).where('id', '=', id);
  return String(await openSession(db, await proven.executeTakeFirstOrThrow()));
}

export function sessionCookie(token: string) {
  return { cookie: `${SESSION_COOKIE}=${token}` };
}

async function idByName(db: Kysely<Database>, table: 'brand' | 'category', name: string) {
  const known = await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  if (known !== undefined) return known.id;
  const row = await db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Makes subcategories of a category, in this order. */
export async function createSubcategories(
  db: Kysely<Database>,
  category: string,
  names: readonly string[],
) {
  const category_id = await idByName(db, 'category', category);
  return db
    .insertInto('subcategory')
    .values(names.map((name, position) => ({ category_id, name, position })))
    .returning(['id', 'category_id', 'name'])
    .execute();
}

type ProductValues = Partial<Insertable<Database['product']>>;

interface NewProduct extends Omit<ProductValues, 'variants'> {
  brand?: string;
  category?: string;
  /** Rupees before the discount. */
  price?: number;
}

/**
 * Makes an approved product with ten in stock, unless the options differ; its stock is recorded as initial.
 */
export async function createProduct(db: Kysely<Database>, given: NewProduct = {}) {
  const { brand = 'Nepcam', category = 'Security Cameras', price = 1000, ...values } = given;
  const number = next();
  const original = Math.round(price * 100);
  const product = await db
    .insertInto('product')
    .values({
      slug: `product-${number}`,
      title: `Product ${number}`,
      brand_id: await idByName(db, 'brand', brand),
      category_id: await idByName(db, 'category', category),
      original_price_paisa: original,
      price_paisa: sellingPricePaisa(original, values.discount_percentage ?? 0),
      in_stock: 10,
      images: JSON.stringify(['/uploads/one.webp', '/uploads/two.webp', '/uploads/three.webp']),
      description: 'Sees in the dark.',
      status: 'approve',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (product.in_stock > 0) {
    await db
      .insertInto('stock_movement')
      .values({ product_id: product.id, quantity: product.in_stock, reason: 'initial' })
      .execute();
  }
  return product;
}

/**
 * Makes variants of a product that has no stock of its own, in this order; their stock is recorded as
 * initial.
 */
export async function createVariants(
  db: Kysely<Database>,
  productId: number,
  given: readonly { name: string; price: number; in_stock?: number; code?: string }[],
) {
  const rows = given.map(({ name, price, in_stock = 10, code = null }, index) => ({
    product_id: productId,
    id: index + 1,
    name,
    code,
    original_price_paisa: Math.round(price * 100),
    in_stock,
    image: null,
    position: index,
  }));
  await db.insertInto('product_variant').values(rows).execute();
  const moved = rows.filter(({ in_stock }) => in_stock > 0);
  if (moved.length === 0) return;
  await db
    .insertInto('stock_movement')
    .values(
      moved.map(({ product_id, id: variant_id, in_stock: quantity }) => ({
        product_id,
        variant_id,
        quantity,
        reason: 'initial' as const,
      })),
    )
    .execute();
}

export async function createCity(db: Kysely<Database>, district = 'Kathmandu', city = 'Kirtipur') {
  const { id: district_id } = await db
    .insertInto('district')
    .values({ name: district })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: city_id } = await db
    .insertInto('city')
    .values({ district_id, name: city })
    .returning('id')
    .executeTakeFirstOrThrow();
  await touchAreas(db, 'branch');
  return { district_id, city_id };
}

export interface Line {
  id: number;
  variant_id?: number;
  price: number;
  quantity: number;
}

/** Returns a mobile number that has no orders yet. */
export function freshPhone(): string {
  return `984${String(next()).padStart(7, '0')}`;
}

/** Makes the body of a checkout without any mistake. */
export function orderBody(
  place: { district_id: number; city_id: number },
  cartItems: Line[],
): OrderRequest {
  return {
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: freshPhone(),
    address: 'Naya Bazaar 4',
    payment_method: 'cash_on_delivery',
    delivery_type: 'home_delivery',
    ...place,
    cartItems,
  };
}
