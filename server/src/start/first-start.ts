import { sql, type Kysely } from 'kysely';
import type { ServedFiles } from '@pasal/core/files/files';
import type { Config } from '../config/config';
import type { ConnectedDatabase } from '../db/connect';
import { fillNepali } from '../db/reference/fill-nepali';
import { addKinds } from '../db/reference/kinds/add-kinds';
import { addReference, isUnbegun, type AddedReference } from '../db/reference/add-reference';
import type { Database } from '../db/schema';
import { createDemoAccounts, createFirstAdmin } from '../modules/staff/first-accounts';
import { accountsWithPublishedPassword } from '../modules/staff/published-passwords';
import { findCredentials, hasAdmin, hasStaff } from '../modules/staff/staff.repository';
import { hasProducts } from '../modules/products/product.repository';

/** The first start failed; `message` is written for an operator. */
export class FirstStartError extends Error {
  override readonly name = 'FirstStartError';
}

const NEEDS_ADMIN =
  'The database has no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD for the first start.';

const ends = (emails: string) =>
  `This is a demo shop: ${emails} can be opened with a password that is published with it. npm run demo:clear makes it an empty production shop; to keep its goods, start it as a demo and delete these accounts.`;

const unused = (email: string, isKnown: boolean) =>
  `ADMIN_EMAIL and ADMIN_PASSWORD were not used: the shop has an administrator${
    isKnown
      ? ', and the account keeps its password.'
      : `, and ${email} has no account; npm run admin:create -- ${email} makes one.`
  }`;

const put = ({ districts, cities, categories }: AddedReference) =>
  `Put in: ${districts} districts with ${cities} municipalities, ${categories} categories. REFERENCE_DATA=none leaves them out.`;

/** Must differ from the shop's other advisory locks. */
const FIRST_START_LOCK = 7_241_905;

/** Fills an empty, migrated database with the demo shop, and the file storage with its pictures. */
export type SeedDemo = (shop: {
  db: Kysely<Database>;
  /** The pictures served under `/uploads/`. */
  pictures: ServedFiles;
  onProgress: (line: string) => void;
}) => Promise<void>;

interface FirstStart {
  /** Loads the demo; only called in demo mode, because a production shop does not have it. */
  loadDemo: () => Promise<SeedDemo>;
  config: Config;
  database: ConnectedDatabase;
  pictures: ServedFiles;
  onProgress: (line: string) => void;
}

/** @throws FirstStartError while an account has a publicly known password (D47) */
async function refusePublishedPasswords(db: Kysely<Database>): Promise<void> {
  const opened = await accountsWithPublishedPassword(db);
  if (opened.length === 0) return;
  throw new FirstStartError(ends(opened.map(({ email }) => email).join(' and ')));
}

async function ensureAdmin(
  db: Kysely<Database>,
  { config: { firstAdmin }, onProgress }: FirstStart,
): Promise<void> {
  const found = firstAdmin && (await findCredentials(db, firstAdmin.email));
  if (await hasAdmin(db)) {
    if (firstAdmin) onProgress(unused(firstAdmin.email, found !== undefined));
    return;
  }
  if (firstAdmin === undefined) throw new FirstStartError(NEEDS_ADMIN);
  if (found !== undefined) {
    throw new FirstStartError(
      `There is no administrator, and ${found.email} is already somebody else's account; choose another ADMIN_EMAIL.`,
    );
  }
  await createFirstAdmin(db, firstAdmin);
}

/** Fills a new shop with the reference data of Nepal (D46). */
async function offerReference(
  db: Kysely<Database>,
  { config, onProgress }: FirstStart,
): Promise<void> {
  if (config.referenceData === 'none') return;
  const added = await db
    .transaction()
    .execute(async (trx) => ((await isUnbegun(trx)) ? addReference(trx) : undefined));
  if (added !== undefined) onProgress(put(added));
}

/** Fills a shop without kinds of products with the usual ones, for the search. */
async function offerKinds(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(addKinds);
}

async function prepareProduction(db: Kysely<Database>, start: FirstStart): Promise<void> {
  await refusePublishedPasswords(db);
  await ensureAdmin(db, start);
  await offerReference(db, start);
  if (start.config.referenceData !== 'none') await offerKinds(db);
}

async function prepareDemo(
  db: Kysely<Database>,
  { pictures, onProgress, loadDemo }: FirstStart,
): Promise<void> {
  if (await hasStaff(db)) return;
  // The demo's rows are written in one transaction, so an interrupted start left all of them or none.
  if (!(await hasProducts(db))) {
    const seedDemo = await loadDemo();
    await seedDemo({ db, pictures, onProgress });
    await offerKinds(db);
  }
  // Last, because an account marks the first start as complete.
  await createDemoAccounts(db);
}

/**
 * Fills an empty database: demo data and accounts, or the production administrator and the places of Nepal (D27, D46). A production shop
 * never opens with a demo's accounts (D47). Servers that start together on one PostgreSQL do so one after the other.
 * @throws FirstStartError
 */
export async function ensureFirstStart(start: FirstStart): Promise<void> {
  const { db, kind } = start.database;
  const prepareMode = start.config.mode === 'production' ? prepareProduction : prepareDemo;
  const prepare = async () => {
    await prepareMode(db, start);
    // Adds the Nepali names that an existing shop does not have yet.
    if (start.config.referenceData !== 'none') await db.transaction().execute(fillNepali);
  };
  // The embedded database has one connection and, by the directory's lock, one server.
  if (kind === 'pglite') return prepare();
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${FIRST_START_LOCK})`.execute(connection);
    try {
      await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_START_LOCK})`.execute(connection);
    }
  });
}
