import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { DataDirectory } from '@pasal/core/data-directory/data-directory';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { SERVING } from '@pasal/core/db/database-limits';
import { embeddedDatabaseIn } from '@pasal/core/db/embedded-files';
import { hasStaff } from '../modules/staff/staff.repository';
import { makeShop } from './make-shop';
import { connectShop, prepareShop, type ShopPlace } from './prepare-shop';
import type { Starter } from './starter';

/** The bundle's file for the process that creates a shop, relative to the project's root. */
const FIRST_START_PROCESS = 'server/dist/first-start-process.mjs';

/** Whether a demo's first start is complete; a production shop's initial data is small, and added by any start. */
async function isMade({ db }: ConnectedDatabase, { config }: ShopPlace): Promise<boolean> {
  if (config.mode === 'production') return true;
  const { rows } =
    await sql`select to_regclass('staff') where to_regclass('staff') is not null`.execute(db);
  return rows.length > 0 && (await hasStaff(db));
}

/** The database of a complete shop; undefined if there is none, or only a part of one. */
async function connectMade(place: ShopPlace): Promise<ConnectedDatabase | undefined> {
  const isThere =
    place.config.databaseUrl !== undefined ||
    existsSync(path.join(embeddedDatabaseIn(place.directory.path), 'PG_VERSION'));
  if (!isThere) return undefined;
  const database = await connectShop(place);
  let made = false;
  try {
    made = await isMade(database, place);
  } finally {
    if (!made) await database.close();
  }
  return made ? database : undefined;
}

interface OpenShop extends Omit<ShopPlace, 'directory'> {
  /** Locks the data directory for this process. */
  take: () => Promise<DataDirectory>;
  directory: DataDirectory;
  /** Called when the creation of a shop begins; the returned function is called when it has ended. */
  begin?: Starter['begin'] | undefined;
}

/**
 * The data directory, and the database with a migrated, filled shop. A new shop is created in a separate process, because an empty embedded
 * database, 560 pictures and their rows take 350 MB that a process never frees.
 * @throws DataDirectoryError, DatabaseUnavailableError, FirstStartError
 */
export async function openShop({ take, begin, ...place }: OpenShop) {
  let { directory } = place;
  let database = await connectMade(place);
  if (database) await prepareShop(database, place);
  else {
    await directory.release();
    const end = begin?.('demo');
    await makeShop(path.join(place.root, FIRST_START_PROCESS), place.onProgress);
    end?.();
    directory = await take();
    database = await connectShop({ ...place, directory });
  }
  const { databaseUrl } = place.config;
  if (databaseUrl === undefined) return { directory, database };
  // The server is not listening yet; from now on shoppers would wait.
  await database.close();
  return { directory, database: await connectDatabase({ databaseUrl, limits: SERVING }) };
}
