import { sql, type Kysely } from 'kysely';
import { MAX_ERRORS_OF_REMOTE } from '../../../contract/limits';
import type { BrowserFamily, ReleaseError } from '../../../contract/release-errors';
import type { PlatformDatabase } from '../../tables';

type Db = Kysely<PlatformDatabase>;

/** The most errors of a version that are kept, and the days for which one is after it was last seen. */
const MOST_OF_VERSION = 50;
const KEPT_DAYS = 30;

/** Identifies an error. */
export interface ErrorKey {
  name: string;
  version: string;
  fingerprint: string;
}

export interface NewError extends ErrorKey {
  phase: string;
  message: string;
  frames: string[];
  route: string | null;
}

/** Counts one more visit with a known error, and returns it; undefined for one that is not known. */
export const addVisit = (
  db: Db,
  { name, version, fingerprint }: ErrorKey,
  browser: BrowserFamily,
) =>
  db
    .updateTable('release_error')
    .set({
      visits: sql`visits + 1`,
      last_seen: sql`now()`,
      browsers: sql`browsers || jsonb_build_object(${browser}::text, coalesce((browsers->>${browser}::text)::integer, 0) + 1)`,
    })
    .where('name', '=', name)
    .where('version', '=', version)
    .where('fingerprint', '=', fingerprint)
    .returning(['frames', 'route'])
    .executeTakeFirst();

/** Keeps an error that was met for the first time; where a version has too many, the rarest and oldest one goes. */
export async function addError(db: Db, error: NewError, browser: BrowserFamily): Promise<void> {
  const { name, version } = error;
  await db.transaction().execute(async (trx) => {
    await sql`
      delete from release_error where name = ${name} and version = ${version} and fingerprint in (
        select fingerprint from release_error where name = ${name} and version = ${version}
        order by visits desc, last_seen desc offset ${MOST_OF_VERSION - 1}
      )`.execute(trx);
    await trx
      .insertInto('release_error')
      .values({
        ...error,
        frames: JSON.stringify(error.frames),
        browsers: JSON.stringify({ [browser]: 1 }),
      })
      .onConflict((conflict) => conflict.columns(['name', 'version', 'fingerprint']).doNothing())
      .execute();
  });
}

/** The errors of a remote or the host, last seen first. */
export async function listErrors(db: Db, name: string): Promise<ReleaseError[]> {
  const rows = await db
    .selectFrom('release_error')
    .selectAll()
    .where('name', '=', name)
    .orderBy('last_seen', 'desc')
    .limit(MAX_ERRORS_OF_REMOTE)
    .execute();
  return rows.map(({ name: _name, fingerprint: _mark, first_seen, last_seen, ...error }) => ({
    ...error,
    first_seen: first_seen.toISOString(),
    last_seen: last_seen.toISOString(),
  }));
}

/** An error as it is named among the reasons of a rollback. */
export type TopError = Pick<ReleaseError, 'message' | 'frames' | 'visits'>;

/** The errors of a version that most visits met. */
export const listTopErrors = (
  db: Db,
  { name, version, most }: { name: string; version: string; most: number },
): Promise<TopError[]> =>
  db
    .selectFrom('release_error')
    .select(['message', 'frames', 'visits'])
    .where('name', '=', name)
    .where('version', '=', version)
    .orderBy('visits', 'desc')
    .orderBy('last_seen', 'desc')
    .limit(most)
    .execute();

/** Removes what was not seen for long; returns how many. */
export async function removeOldErrors(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release_error where last_seen < now() - make_interval(days => ${KEPT_DAYS}) returning 1
  `.execute(db);
  return rows.length;
}
