import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;

/** The shop's stored uploads of one name, with the total size of their archives. */
export interface Stored {
  versions: number;
  bytes: number;
}

const MEGABYTE = 1024 * 1024;
/** The maximum per name (D73). */
export const MOST_STORED: Stored = { versions: 200, bytes: 400 * MEGABYTE };
/** The fraction of the room from which team and owner are warned. */
const NOTICE_FROM = 0.8;
/** Days a version is stored after it was last live: tabs opened with it may still request it. */
const STORED_DAYS = 30;
/** Own builds of one name that are stored, the last ones that served (D74). */
export const MOST_OWN = 50;
/** Hours an own build stays after it last served, whatever their number: servers record it every hour. */
const OWN_HOURS = 24;
/** Earlier live versions that a page may fall back to, or a rollback tries first. */
const EARLIER = 5;
/** Names the lock that serialises uploads of one name. */
const UPLOAD_LOCK = 7_241_908;

/** True when a version is live, under trial or rolling out, or is a fallback of another. */
const isNeeded = sql<boolean>`exists (
  select from live_release live where live.name = release.name and (
    live.version = release.version or live.candidate = release.version or exists (
      select from jsonb_array_elements_text(live.earlier) with ordinality as earlier (version, at)
      where earlier.version = release.version and at > jsonb_array_length(live.earlier) - ${EARLIER}
    )
  )
)`;

/** True when a version was ever more than an upload. */
const wasShown = sql<boolean>`exists (
  select from release_event event where event.name = release.name
    and event.version = release.version and event.action in ('activate', 'plan')
)`;

export function sumOf(releases: readonly { bytes: number }[]): Stored {
  const bytes = releases.reduce((total, release) => total + release.bytes, 0);
  return { versions: releases.length, bytes };
}

const figuresOf = ({ versions, bytes }: Stored): [number, number] => [
  versions,
  Math.ceil(bytes / MEGABYTE),
];

/** The warning to a team and the owner about the room for releases; null while there is enough. */
export function noticeOf(name: string, stored: Stored): Wording | null {
  const share = Math.max(stored.versions / MOST_STORED.versions, stored.bytes / MOST_STORED.bytes);
  return share < NOTICE_FROM
    ? null
    : messages.nearlyFull(name, figuresOf(stored), figuresOf(MOST_STORED));
}

const fits = ({ versions, bytes }: Stored) =>
  versions <= MOST_STORED.versions && bytes <= MOST_STORED.bytes;

/**
 * Makes room for one more release of a name: deletes the oldest ones never shown to a visitor, a day after their
 * upload. Uploads of one name are serialised from here to the end of the transaction.
 * @returns what is stored including the new one
 * @throws CONFLICT when there is no room
 */
export async function makeRoom(trx: Db, name: string, bytes: number): Promise<Stored> {
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
  const before = sumOf(releases);
  const stored = { versions: before.versions + 1, bytes: before.bytes + bytes };
  const going: string[] = [];
  for (const release of releases.filter(({ mayGo }) => mayGo)) {
    if (fits(stored)) break;
    going.push(release.version);
    stored.versions -= 1;
    stored.bytes -= release.bytes;
  }
  if (!fits(stored)) throw conflict(messages.full(name, figuresOf(MOST_STORED)));
  if (going.length > 0) {
    await trx
      .deleteFrom('release')
      .where('name', '=', name)
      .where('version', 'in', going)
      .execute();
  }
  return stored;
}

/**
 * Removes versions that no tab can have open any more, and own builds beyond the last ones that served. One that is
 * live, under trial or a fallback is never removed.
 * @returns how many
 */
export async function removeOldReleases(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release where not ${isNeeded} and (
      last_named_at < now() - make_interval(days => ${STORED_DAYS})
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
