import { sql, type Transaction } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { BRANDS, CATALOGUE } from './catalogue/catalogue';
import { addressOf } from './picture-address';
import { DEMO_SITE } from './site';

type Trx = Transaction<Database>;

/** What fits the address of every picture of the demo, in a statement. */
const DEMO_PICTURES = addressOf('%');

/** Slug and title identify a product of the demo; one that staff gave another title is theirs. */
function demoProducts(): string {
  const products = CATALOGUE.flatMap((each) => each.products);
  return JSON.stringify(products.map(({ slug, title }) => ({ slug, title })));
}

/** Selects products of the demo, and every product that is shown by one of the demo's pictures. */
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
 * Removes brands of the demo without products; the others lose the logo.
 * @returns how many went
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
 * Removes banners with a picture of the demo; posters stay and lose those pictures.
 * @returns how many banners went
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
 * Removes every order with all its rows; the next one is number 1 again.
 * @returns how many went
 */
export async function removeOrders(trx: Trx): Promise<number> {
  await trx.deleteFrom('stock_movement').where('order_id', 'is not', null).execute();
  await trx.deleteFrom('outbox').execute();
  await trx.deleteFrom('idempotency_key').execute();
  const { numDeletedRows } = await trx.deleteFrom('orders').executeTakeFirst();
  await trx.deleteFrom('order_counter').execute();
  // Sets the stock back to the time before any order: movements give the stock of variants, then of products.
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

/** Removes traces of the demo's work: activity, sessions, counts of attempts, carts that were sent, searched terms. */
export async function removeTraces(trx: Trx): Promise<void> {
  const tables = ['activity', 'session', 'login_attempt', 'rate_limit', 'cart_code'] as const;
  const customers = ['customer', 'customer_note'] as const;
  const searched = ['searched_term', 'searched_product', 'search_window'] as const;
  for (const table of [...tables, ...customers, ...searched]) {
    await trx.deleteFrom(table).execute();
  }
}

/** Removes the demo's promise of a discount from the home page (D46); all else stays. */
export async function endOffer(trx: Trx): Promise<void> {
  await sql`
    update site_setting set value = value || '{"special_offer": false}', version = version + 1,
      updated_at = now()
    where key = 'site' and (value ->> 'special_offer')::boolean
  `.execute(trx);
}

const same = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/** Takes what the demo says of itself in Nepali away, unless someone has changed it: the owner's own words would stand in English alone. */
export async function endNepali(trx: Trx): Promise<void> {
  await sql`
    update site_setting set value = value - 'ne', version = version + 1, updated_at = now()
    where key = 'site' and value -> 'ne' = ${same(DEMO_SITE.nepali)}
  `.execute(trx);
}

/** Takes the demo's promises of delivery and its chats back, except those that someone has changed (D67, D146). */
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

/** Says that everything visitors read is another, once the triggers on the removed rows have run. */
export async function renewVersions(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`select renew_versions()`.execute(trx);
}
