import { readPublic } from '@pasal/core/db/replicas/reads';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Maximum milliseconds a page waits for the shop's settings; a database that is down must not hold it up. */
const PATIENCE = 500;
/** The area whose version changes with the settings. */
const AREA = 'site';

/**
 * Returns a value of the current settings, whichever server changed them; while the database is down, the last known value. It is re-read
 * when the version of the settings changes, which every document requests anyway.
 */
export function lastKnown<Value>(
  db: Kysely<Database>,
  read: (from: Kysely<Database>) => Promise<Value>,
  first: Value,
): (known?: Versions) => Promise<Value> {
  const readVersions = createVersionReader(db);
  let last = first;
  let versionOfLast: string | undefined;

  const isOfLast = (versions?: Versions) =>
    versionOfLast !== undefined && versions?.get(AREA) === versionOfLast;

  async function current(known?: Versions): Promise<Value> {
    const versions = known?.size ? known : await readVersions();
    if (isOfLast(versions)) return last;
    const value = await readPublic(db, versions, read);
    last = value;
    versionOfLast = versions.get(AREA);
    return value;
  }

  return async (known) => {
    if (isOfLast(known)) return last;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    }).then(() => last);
    const value = await Promise.race([current(known).catch(() => last), late]);
    clearTimeout(timer);
    return value;
  };
}
