import type { ServedFiles } from '@pasal/core/files/files';
import type { Kysely, Transaction } from 'kysely';
import { migrateToLatest } from '@pasal/server/db/migrate';
import type { Database } from '@pasal/server/db/schema';
import { accountsWithPublishedPassword } from '@pasal/server/modules/staff/published-passwords';
import { removePicture } from '@pasal/server/pictures/ingest-removal';
import * as demo from './demo-rows';
import { removeDemoSettlements } from './insert-cash';
import { removeDemoCouriers } from './insert-parcels';
import { DEMO_FOLDER } from './picture-address';
import { removePurchases } from './purchases/insert-purchases';
import { OperatorError } from '@pasal/server/operator/operator-error';
import { namedPictures } from '@pasal/server/operator/picture-check';
import { picturesIn } from '@pasal/server/operator/picture-files';

interface Shop {
  db: Kysely<Database>;
  pictures: ServedFiles;
}

/** The content that clearing removes. */
export interface DemoContents {
  products: number;
  orders: number;
  /** Email addresses of accounts with published passwords. */
  accounts: string[];
  /** Pictures of the demo on the disk. */
  pictures: number;
}

/** The content left in a cleared shop, and the removed content. */
export interface ClearedDemo extends DemoContents {
  brands: number;
  banners: number;
  left: { products: number; accounts: number; admins: number; cities: number };
}

const countOf = async (
  db: Kysely<Database>,
  table: 'product' | 'orders' | 'staff' | 'city',
): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const demoFilesIn = async (files: ServedFiles) =>
  (await picturesIn(files)).filter((name) => name.startsWith(DEMO_FOLDER));

/**
 * Lists the demo's content in the shop, to confirm its removal.
 * @throws OperatorError when there is none: this is a real shop
 */
export async function findDemo({ db, pictures: files }: Shop): Promise<DemoContents> {
  await migrateToLatest(db);
  const products = await db.transaction().execute(demo.demoProductIds);
  const accounts = await accountsWithPublishedPassword(db);
  const pictures = await demoFilesIn(files);
  if (products.length + accounts.length + pictures.length === 0) {
    throw new OperatorError('Nothing of a demo is in this shop. Nothing was changed.');
  }
  return {
    products: products.length,
    orders: await countOf(db, 'orders'),
    accounts: accounts.map(({ email }) => email),
    pictures: pictures.length,
  };
}

async function clearRows(trx: Transaction<Database>) {
  const accounts = await accountsWithPublishedPassword(trx);
  const products = await demo.demoProductIds(trx);
  await demo.removeTraces(trx);
  await removePurchases(trx);
  const orders = await demo.removeOrders(trx);
  await removeDemoSettlements(trx);
  await removeDemoCouriers(trx);
  if (products.length > 0) {
    await trx.deleteFrom('product').where('id', 'in', products).execute();
  }
  const brands = await demo.removeDemoBrands(trx);
  const banners = await demo.removeDemoHomePictures(trx);
  await demo.endOffer(trx);
  await demo.endNepali(trx);
  await demo.endPromises(trx);
  for (const { id } of accounts) await trx.deleteFrom('staff').where('id', '=', id).execute();
  await demo.renewVersions(trx);
  const admins = await trx.selectFrom('staff').select('id').where('role', '=', 'admin').execute();
  return {
    products: products.length,
    orders,
    accounts: accounts.map(({ email }) => email),
    brands,
    banners,
    left: {
      products: await countOf(trx, 'product'),
      accounts: await countOf(trx, 'staff'),
      admins: admins.length,
      cities: await countOf(trx, 'city'),
    },
  };
}

const pathsOf = async (db: Kysely<Database>) =>
  new Set((await namedPictures(db)).map(({ path }) => path));

/**
 * Turns a demo shop into an empty production shop. Removes goods, orders with their customers, accounts with
 * published passwords, pictures, sessions, messages and the activity log, in one transaction; settings, places,
 * categories and the owner's additions remain. Pictures follow: if the process ends before that, a second run
 * removes them.
 * @throws OperatorError when there is no demo content
 */
export async function clearDemo(shop: Shop): Promise<ClearedDemo> {
  const { db, pictures: files } = shop;
  await findDemo(shop);
  const before = await pathsOf(db);
  const cleared = await db.transaction().execute(clearRows);
  const after = await pathsOf(db);
  const demoFiles = (await demoFilesIn(files)).map((name) => `/uploads/${name}`);
  const gone = new Set([...before, ...demoFiles].filter((path) => !after.has(path)));
  const names = [...gone].flatMap((path) => (/^\/uploads\/(.+)$/.exec(path) ?? []).slice(1));
  for (const name of names) await removePicture(files, name);
  return { ...cleared, pictures: names.length };
}
