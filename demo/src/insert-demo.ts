import { sql, type Transaction } from 'kysely';
import { addCategories, addPlaces } from '@pasal/server/db/reference/add-reference';
import { fillNepali } from '@pasal/server/db/reference/fill-nepali';
import { addMissing, missingOf } from '@pasal/server/db/reference/ready-set/ready-set';
import type { Database } from '@pasal/server/db/schema';
import { VARIANTS } from './catalogue/catalogue';
import { insertCash } from './insert-cash';
import { insertCustomers } from './insert-customers';
import { insertParcels } from './insert-parcels';
import { insertReturns } from './insert-returns';
import type { DemoPlan } from './plan-demo';
import { insertMovements } from './purchases/insert-purchases';
import { DEMO_SETTINGS } from '@pasal/server/modules/site/demo-settings';
import { addressOf } from './picture-address';
import { DEMO_SITE } from './site';

type Trx = Transaction<Database>;

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo refers to "${key}", which it does not hold`);
  return id;
}

const cityKey = (district: string, city: string) => `${district}/${city}`;

/** The ids of districts and cities, by name. */
async function readPlaces(trx: Trx) {
  const rows = await trx
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'district_id')
    .select(['city.id', 'city.name', 'district_id', 'district.name as district'])
    .execute();
  const districtIds = new Map(rows.map(({ district, district_id }) => [district, district_id]));
  const cityIds = new Map(rows.map(({ id, name, district }) => [cityKey(district, name), id]));
  return { districtIds, cityIds };
}

async function insertCategories(trx: Trx, { categories, brands }: DemoPlan) {
  const brandRows = await trx
    .insertInto('brand')
    .values(brands.map(({ name, logo }) => ({ name, logo })))
    .returning(['id', 'name'])
    .execute();
  await addCategories(trx);
  const categoryRows = await trx.selectFrom('category').select(['id', 'name']).execute();
  const brandIds = new Map(brandRows.map(({ id, name }) => [name, id]));
  const categoryIds = new Map(categoryRows.map(({ id, name }) => [name, id]));
  const links = categories.flatMap(({ name, brands: names }) =>
    names.map((brand, position) => ({
      category_id: idOf(categoryIds, name),
      brand_id: idOf(brandIds, brand),
      position,
    })),
  );
  await trx.insertInto('category_brand').values(links).execute();
  for (const missing of await missingOf(trx)) {
    await addMissing(trx, idOf(categoryIds, missing.name), missing);
  }
  const childRows = await trx.selectFrom('subcategory').select(['id', 'name']).execute();
  const childIds = new Map(childRows.map(({ id, name }) => [name, id]));
  return { brandIds, categoryIds, childIds };
}

async function insertProducts(trx: Trx, plan: DemoPlan): Promise<Map<string, number>> {
  const { brandIds, categoryIds, childIds } = await insertCategories(trx, plan);
  const rows = await trx
    .insertInto('product')
    .values(
      plan.products.map((product) => ({
        slug: product.slug,
        title: product.title,
        brand_id: idOf(brandIds, product.brand),
        category_id: idOf(categoryIds, product.category),
        subcategory_id: idOf(childIds, product.subcategory),
        original_price_paisa: product.originalPaisa,
        discount_percentage: product.discount,
        price_paisa: product.pricePaisa,
        in_stock: product.inStock,
        images: JSON.stringify(product.images),
        fast_delivery: product.fastDelivery,
        warranty: product.warranty,
        description: product.description,
        additional_description: product.additionalDescription,
        title_ne: product.nepali.title,
        description_ne: product.nepali.description,
        warranty_ne: product.nepali.warranty,
        additional_description_ne: product.nepali.additionalDescription,
        facts: JSON.stringify(product.facts),
        facts_ne: JSON.stringify(product.factsInNepali),
        remarks: product.remarks,
        status: product.status,
        section: product.section,
        is_popular: product.isPopular,
        created_at: product.createdAt,
        updated_at: product.createdAt,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

type PlaceIds = Awaited<ReturnType<typeof readPlaces>>;

async function insertOrders(
  trx: Trx,
  { orders, products: sold, costs }: DemoPlan,
  products: ReadonlyMap<string, number>,
  { districtIds, cityIds }: PlaceIds,
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .insertInto('orders')
    .values(
      orders.map((order) => ({
        order_number: order.number,
        created_at: order.createdAt,
        customer_name: order.customer,
        email: order.email,
        phone: order.phone,
        address: order.address,
        district_id: idOf(districtIds, order.district),
        city_id: idOf(cityIds, cityKey(order.district, order.city)),
        delivery_type: order.delivery,
        payment_method: 'cash_on_delivery' as const,
        status: order.status,
        remarks: order.history.at(-1)?.remarks ?? null,
        total_paisa: order.totalPaisa,
        version: order.history.length,
        deleted_at: null,
      })),
    )
    .returning(['id', 'order_number'])
    .execute();
  const orderIds = new Map(rows.map(({ id, order_number }) => [order_number, id]));
  const inNepali = new Map(sold.map(({ slug, nepali }) => [slug, nepali.title]));
  const lines = orders.flatMap(({ number, lines: list }) =>
    list.map((line, index) => ({
      order_id: idOf(orderIds, number),
      line: index + 1,
      product_id: idOf(products, line.slug),
      product_name: line.title,
      product_name_ne: inNepali.get(line.slug) ?? null,
      price_paisa: line.pricePaisa,
      quantity: line.quantity,
      cost_paisa: costs.get(`${number} ${line.slug}`) ?? null,
    })),
  );
  await trx.insertInto('order_item').values(lines).execute();
  const history = orders.flatMap(({ number, history: events }) =>
    events.map(({ at, by, from, to, remarks }) => ({
      order_id: idOf(orderIds, number),
      at,
      by_email: by,
      by_customer: by === null && from === null,
      from_status: from,
      to_status: to,
      remarks,
    })),
  );
  await trx.insertInto('order_history').values(history).execute();
  return orderIds;
}

function countersOf(numbers: readonly string[]): { year: number; last: number }[] {
  const last = new Map<number, number>();
  for (const number of numbers) {
    const [, year, sequence] = number.split('-').map(Number);
    if (year !== undefined && sequence !== undefined)
      last.set(year, Math.max(last.get(year) ?? 0, sequence));
  }
  return [...last].map(([year, value]) => ({ year, last: value }));
}

async function insertSite(trx: Trx): Promise<void> {
  const { banners, posters, nepali, delivery, chats, district_terms } = DEMO_SITE;
  await trx
    .insertInto('banner')
    .values(
      banners.map(({ ne, image, ...banner }, position) => ({
        ...banner,
        image: addressOf(image),
        position,
        ne: JSON.stringify(ne),
      })),
    )
    .execute();
  const rows = posters.map(({ type, images }, position) => ({
    type,
    position,
    images: JSON.stringify(images.map(addressOf)),
  }));
  await trx.insertInto('poster').values(rows).execute();
  const said = { site: { ...DEMO_SETTINGS, ne: nepali }, delivery, chats };
  for (const [key, settings] of Object.entries(said)) {
    const value = JSON.stringify(settings);
    await trx
      .insertInto('site_setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
  for (const [name, terms] of Object.entries(district_terms)) {
    const value = sql<string>`${JSON.stringify(terms)}::jsonb`;
    await trx.updateTable('district').set({ delivery: value }).where('name', '=', name).execute();
  }
  await sql`select touch_areas('{site,branch}')`.execute(trx);
}

async function insertSearches(
  trx: Trx,
  { searches }: DemoPlan,
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const opened = searches.flatMap((search) =>
    Object.entries(search.opened).map(([slug, clicks]) => ({
      day: search.day,
      term: search.term,
      product_id: idOf(products, slug),
      clicks,
    })),
  );
  const terms = searches.map(({ day, term, visitors, nothing, opened: each }) => ({
    day,
    term,
    visitors,
    nothing,
    clicks: Object.values(each).reduce((sum, clicks) => sum + clicks, 0),
  }));
  await trx.insertInto('searched_term').values(terms).execute();
  await trx.insertInto('searched_product').values(opened).execute();
}

/**
 * Splits a few products into variants after the orders were placed: the first one gets the product's pieces.
 */
async function insertVariants(
  trx: Trx,
  { products }: DemoPlan,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { slug, inStock } of products) {
    const product_id = idOf(ids, slug);
    const rows = (VARIANTS[slug] ?? []).map((variant, position) => ({
      product_id,
      id: position + 1,
      name: variant.name,
      name_ne: variant.name_ne ?? null,
      code: variant.code,
      original_price_paisa: variant.price * 100,
      in_stock: variant.stock ?? inStock,
      image: variant.picture ?? null,
      position,
    }));
    if (rows.length === 0) continue;
    await trx.insertInto('product_variant').values(rows).execute();
    const own = { product_id, variant_id: null, quantity: -inStock };
    const moved = rows.map(({ id, in_stock }) => ({
      product_id,
      variant_id: id,
      quantity: in_stock,
    }));
    const movements = [own, ...moved].filter(({ quantity }) => quantity !== 0);
    await trx
      .insertInto('stock_movement')
      .values(movements.map((movement) => ({ ...movement, reason: 'edit' as const })))
      .execute();
  }
}

/** Writes all rows of the demo; the caller's transaction makes it all or nothing. */
export async function insertDemo(trx: Trx, plan: DemoPlan): Promise<void> {
  await addPlaces(trx);
  const places = await readPlaces(trx);
  const products = await insertProducts(trx, plan);
  const orderIds = await insertOrders(trx, plan, products, places);
  await insertParcels(trx, plan.parcels, orderIds);
  await insertCash(trx);
  await insertCustomers(trx);
  await insertMovements(trx, plan, { products, orders: orderIds });
  await insertVariants(trx, plan, products);
  await insertReturns(trx);
  await trx
    .insertInto('order_counter')
    .values(countersOf(plan.orders.map(({ number }) => number)))
    .execute();
  await insertSearches(trx, plan, products);
  await insertSite(trx);
  await fillNepali(trx);
}
