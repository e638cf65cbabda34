import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';
import { conflict } from '@pasal/core/errors/domain-error';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;

/** Uploaded releases of one name the shop keeps, and bytes of their archives. */
export interface Kept {
  versions: number;
  bytes: number;
}

const MEGABYTE = 1024 * 1024;
/** As much of one name as it keeps at most (D73). */
export const MOST_KEPT: Kept = { versions: 200, bytes: 400 * MEGABYTE };
/** From this part of it on it is told. */
const TOLD_FROM = 0.8;
/** Days a version is kept after it was last live: tabs that were opened with it may still ask for it. */
const KEPT_DAYS = 30;
/** Own builds of one name that are kept, the last ones that served (D74). */
export const MOST_OWN = 50;
/** Hours after an own build served in which it stays, whatever their number: servers note it every hour. */
const OWN_HOURS = 24;
/** Versions that were live before, which a page may load instead or which one goes back to first. */
const EARLIER = 5;
/** Names the lock under which uploads of one name take turns. */
const UPLOAD_LOCK = 7_241_908;

/** Whether a version is live, is being tried or grows by a plan, or may be loaded instead of what is. */
const isNeeded = sql<boolean>`exists (
  select from live_release live where live.name = release.name and (
    live.version = release.version or live.candidate = release.version or exists (
      select from jsonb_array_elements_text(live.earlier) with ordinality as earlier (version, at)
      where earlier.version = release.version and at > jsonb_array_length(live.earlier) - ${EARLIER}
    )
  )
)`;

/** Whether it ever was more than an upload. */
const wasShown = sql<boolean>`exists (
  select from release_event event where event.name = release.name
    and event.version = release.version and event.action in ('activate', 'plan')
)`;

export function keptIn(releases: readonly { bytes: number }[]): Kept {
  const bytes = releases.reduce((total, release) => total + release.bytes, 0);
  return { versions: releases.length, bytes };
}

const toldAs = ({ versions, bytes }: Kept): [number, number] => [
  versions,
  Math.ceil(bytes / MEGABYTE),
];

/** What a team and the owner have to know of how much is kept; null while there is room. */
export function noticeOf(name: string, kept: Kept): string | null {
  const share = Math.max(kept.versions / MOST_KEPT.versions, kept.bytes / MOST_KEPT.bytes);
  return share < TOLD_FROM ? null : messages.nearlyFull(name, toldAs(kept), toldAs(MOST_KEPT));
}

const fits = ({ versions, bytes }: Kept) =>
  versions <= MOST_KEPT.versions && bytes <= MOST_KEPT.bytes;

/**
 * Has room for one more release of a name: the oldest ones that no visitor was ever shown go, a day after
 * they were uploaded. Uploads of one name take turns from here to the end of the transaction.
 * @returns what is kept with the new one
 * @throws CONFLICT when there is no room
 */
export async function makeRoom(trx: Db, name: string, bytes: number): Promise<Kept> {
  await sql`select pg_advisory_xact_lock(${UPLOAD_LOCK}::integer, hashtext(${name}))`.execute(trx);
  const releases = await trx
    .selectFrom('release')
    .select(['version', 'bytes'])
    .select(
      sql<boolean>`uploaded_at < now() - interval '1 day' and not ${wasShown} and not ${isNeeded}`.as(
        'mayGo',
      ),
    )
    .where('name', '=', name)
    .where('source', '=', 'team')
    .orderBy('uploaded_at')
    .execute();
  const before = keptIn(releases);
  const kept = { versions: before.versions + 1, bytes: before.bytes + bytes };
  const going: string[] = [];
  for (const release of releases.filter(({ mayGo }) => mayGo)) {
    if (fits(kept)) break;
    going.push(release.version);
    kept.versions -= 1;
    kept.bytes -= release.bytes;
  }
  if (!fits(kept)) throw conflict(messages.full(name, toldAs(MOST_KEPT)));
  if (going.length > 0) {
    await trx
      .deleteFrom('release')
      .where('name', '=', name)
      .where('version', 'in', going)
      .execute();
  }
  return kept;
}

/**
 * Removes versions nobody can have open any more, and own builds beyond the last ones that served. One that is
 * live, is being tried or may be loaded instead never goes.
 * @returns how many
 */
export async function removeOldReleases(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release where not ${isNeeded} and (
      last_named_at < now() - make_interval(days => ${KEPT_DAYS})
      or source = 'own' and last_named_at < now() - make_interval(hours => ${OWN_HOURS})
        and (name, version) in (
          select name, version from (
            select name, version, row_number() over (
              partition by name order by last_named_at desc, uploaded_at desc, version
            ) as number from release where source = 'own'
          ) as own where number > ${MOST_OWN}
        )
    ) returning 1
  `.execute(db);
  return rows.length;
}
