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

/** The bundle's own file for the process that makes a shop, below the project's root. */
const FIRST_START_PROCESS = 'server/dist/first-start-process.mjs';

/** Whether a demo's first start is over; what a production shop begins with is little, and added by any start. */
async function isMade({ db }: ConnectedDatabase, { config }: ShopPlace): Promise<boolean> {
  if (config.mode === 'production') return true;
  const { rows } =
    await sql`select to_regclass('staff') where to_regclass('staff') is not null`.execute(db);
  return rows.length > 0 && (await hasStaff(db));
}

/** The database of a shop that has been made; undefined where there is none yet, or a part of one. */
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
  /** Takes the data directory for this process. */
  take: () => Promise<DataDirectory>;
  directory: DataDirectory;
  /** Learns when a shop begins to be made; what comes back learns when that has ended. */
  begin?: Starter['begin'] | undefined;
}

/**
 * The data directory, and the database with a migrated, filled shop in it. A new shop is made by a process of
 * its own: an empty embedded database, 560 pictures and their rows take 350 MB that no process gives back.
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
  // Nobody waited so far; from now on shoppers do.
  await database.close();
  return { directory, database: await connectDatabase({ databaseUrl, limits: SERVING }) };
}
