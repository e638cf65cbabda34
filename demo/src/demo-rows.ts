import { sql, type Transaction } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { BRANDS, CATALOGUE } from './catalogue/catalogue';
import { addressOf } from './picture-address';
import { DEMO_SITE } from './site';

type Trx = Transaction<Database>;

/** SQL pattern for the address of every demo picture. */
const DEMO_PICTURES = addressOf('%');

/** Slug and title identify a demo product; one renamed by staff is theirs. */
function demoProducts(): string {
  const products = CATALOGUE.flatMap((each) => each.products);
  return JSON.stringify(products.map(({ slug, title }) => ({ slug, title })));
}

/** Selects demo products, and every product that shows a demo picture. */
export async function demoProductIds(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where (slug, title) in (
        select slug, title from jsonb_to_recordset(${demoProducts()}::jsonb) as demo(slug text, title text)
      )
      or exists (
        select from jsonb_array_elements_text(images) as path where path like ${DEMO_PICTURES}
      )
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Removes demo brands without products; the others lose their logo.
 * @returns the number removed
 */
export async function removeDemoBrands(trx: Trx): Promise<number> {
  const removed = await trx
    .deleteFrom('brand')
    .where('name', 'in', Object.keys(BRANDS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('product').select('product.id').whereRef('brand_id', '=', 'brand.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  await trx.updateTable('brand').set({ logo: null }).where('logo', 'like', DEMO_PICTURES).execute();
  return removed.length;
}

/**
 * Removes banners with a demo picture; posters remain without those pictures.
 * @returns the number of banners removed
 */
export async function removeDemoHomePictures(trx: Trx): Promise<number> {
  await sql`
    update poster set images = (
      select coalesce(jsonb_agg(path order by place), '[]')
      from jsonb_array_elements_text(images) with ordinality as entry(path, place)
      where path not like ${DEMO_PICTURES}
    )
  `.execute(trx);
  const removed = await trx
    .deleteFrom('banner')
    .where('image', 'like', DEMO_PICTURES)
    .returning('id')
    .execute();
  return removed.length;
}

/**
 * Removes every order with all its rows and restarts the numbering at 1.
 * @returns the number removed
 */
export async function removeOrders(trx: Trx): Promise<number> {
  await trx.deleteFrom('stock_movement').where('order_id', 'is not', null).execute();
  await trx.deleteFrom('outbox').execute();
  await trx.deleteFrom('idempotency_key').execute();
  const { numDeletedRows } = await trx.deleteFrom('orders').executeTakeFirst();
  await trx.deleteFrom('order_counter').execute();
  // Restores the stock from before any order: movements give the stock of variants, then of products.
  await sql`
    update product_variant as variant set in_stock = coalesce(
      (select sum(quantity) from stock_movement
        where product_id = variant.product_id and variant_id = variant.id), 0)
  `.execute(trx);
  await sql`
    update product set in_stock = coalesce(
      (select sum(quantity) from stock_movement where product_id = product.id), 0)
    where in_stock <> coalesce(
      (select sum(quantity) from stock_movement where product_id = product.id), 0)
  `.execute(trx);
  return Number(numDeletedRows);
}

/** Removes traces of demo use: activity, sessions, attempt counters, sent carts and search terms. */
export async function removeTraces(trx: Trx): Promise<void> {
  const tables = ['activity', 'session', 'login_attempt', 'rate_limit', 'cart_code'] as const;
  const customers = ['customer', 'customer_note'] as const;
  const searched = ['searched_term', 'searched_product', 'search_window'] as const;
  for (const table of [...tables, ...customers, ...searched]) {
    await trx.deleteFrom(table).execute();
  }
}

/** Removes the demo's discount offer from the home page (D46) and nothing else. */
export async function endOffer(trx: Trx): Promise<void> {
  await sql`
    update site_setting set value = value || '{"special_offer": false}', version = version + 1,
      updated_at = now()
    where key = 'site' and (value ->> 'special_offer')::boolean
  `.execute(trx);
}

const same = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/** Removes the demo's Nepali texts unless someone has edited them, as they would not match the owner's English ones. */
export async function endNepali(trx: Trx): Promise<void> {
  await sql`
    update site_setting set value = value - 'ne', version = version + 1, updated_at = now()
    where key = 'site' and value -> 'ne' = ${same(DEMO_SITE.nepali)}
  `.execute(trx);
}

/** Removes the demo's delivery promises and chat contacts unless someone has edited them (D67, D146). */
export async function endPromises(trx: Trx): Promise<void> {
  const { delivery, chats, district_terms } = DEMO_SITE;
  for (const [key, value] of Object.entries({ delivery, chats })) {
    await sql`delete from site_setting where key = ${key} and value = ${same(value)}`.execute(trx);
  }
  for (const [name, terms] of Object.entries(district_terms)) {
    await sql`
      update district set delivery = null where name = ${name} and delivery = ${same(terms)}
    `.execute(trx);
  }
}

/** Bumps all public data versions after the triggers on removed rows have run. */
export async function renewVersions(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`select renew_versions()`.execute(trx);
}
