import { readPublic } from '@pasal/core/db/replicas/reads';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A page waits this many ms for what its shop says of itself; a database that is away must not hold it back. */
const PATIENCE = 500;
/** The area whose version changes with what the shop says of itself. */
const AREA = 'site';

/**
 * Returns a value of the shop's settings as they are now, whichever server changed them; while the database does
 * not answer, the value it had last. It is read again when the version of the settings is another one, which
 * every document asks for anyway.
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
