import { sql, type Kysely } from 'kysely';
import type { WalkUnderWay } from '../../../contract/release-walk';
import type { PlatformDatabase } from '../../tables';
import type { ReleaseWalk } from '../../../contract/release-walk';
import { liveTextOf, type LiveSet } from './live-set';
import { isSigned } from './walk-signature';

type Db = Kysely<PlatformDatabase>;

/** Days after which a result without its archive is deleted, and the maximum number of those per name. */
const WAITING_DAYS = 7;
const MOST_WAITING = 50;

/** The release a result is about: the archive, not only its version. */
interface Walked {
  name: string;
  version: string;
  /** sha256 of its archive. */
  digest: string;
}

/** The result of a walk. */
interface Walk extends Walked, LiveSet {
  walked_by: ReleaseWalk['walked_by'];
  by: string;
  findings: string[];
}

export interface StoredWalk extends Walk {
  at: Date;
}

/** The token that signed a result, and its signature. */
interface Seal {
  token_id: number;
  signature: string;
}

/** Deletes results whose archive did not arrive, so that a token cannot fill the database. */
async function dropWaiting(trx: Db, name: string): Promise<void> {
  await sql`
    delete from release_walk as walk where name = ${name} and not exists (
      select from release where release.name = walk.name and release.version = walk.version
        and release.digest = walk.digest
    ) and (at < now() - make_interval(days => ${WAITING_DAYS}) or (
      select count(*) from release_walk as newer where newer.name = walk.name and newer.at > walk.at
    ) >= ${MOST_WAITING})
  `.execute(trx);
}

/** Stores a result, replacing the previous one of the same side for the same archive. */
export async function saveWalk(db: Db, walk: Walk, seal: Seal | null): Promise<void> {
  const found = {
    ...walk,
    findings: JSON.stringify(walk.findings),
    token_id: seal?.token_id ?? null,
    signature: seal?.signature ?? null,
  };
  await db
    .insertInto('release_walk')
    .values(found)
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'version', 'digest', 'walked_by'])
        .doUpdateSet({ ...found, at: sql<Date>`now()` }),
    )
    .execute();
  await dropWaiting(db, walk.name);
}

/** Lists the results for existing archives; a team's while its token and signature are valid. */
export async function listWalks(db: Db, of: { name?: string; version?: string } = {}) {
  let query = db
    .selectFrom('release_walk as walk')
    .innerJoin('release', (join) =>
      join
        .onRef('release.name', '=', 'walk.name')
        .onRef('release.version', '=', 'walk.version')
        .onRef('release.digest', '=', 'walk.digest'),
    )
    .leftJoin('release_token as token', (join) =>
      join.onRef('token.id', '=', 'walk.token_id').on('token.revoked_at', 'is', null),
    )
    .select([
      'walk.name',
      'walk.version',
      'walk.digest',
      'walk.walked_by',
      'walk.beside',
      'walk.over',
      'walk.findings',
      'walk.at',
      'walk.by',
      'walk.signature',
      'token.secret_hash',
    ]);
  if (of.name !== undefined) query = query.where('walk.name', '=', of.name);
  if (of.version !== undefined) query = query.where('walk.version', '=', of.version);
  const rows = await query.orderBy('walk.at', 'desc').execute();
  return rows.flatMap(({ signature, secret_hash: key, ...walk }): StoredWalk[] => {
    if (walk.walked_by === 'shop') return [walk];
    const result = { ...walk, live: liveTextOf(walk) };
    return key !== null && signature !== null && isSigned(result, signature, key) ? [walk] : [];
  });
}

/** Claims the shop's only walk slot; false while another walk is in progress. */
export async function beginWalking(
  db: Db,
  { name, version, by, seconds }: Omit<Walked, 'digest'> & { by: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into release_walking as walking (name, version, by, until)
    values (${name}, ${version}, ${by}, now() + make_interval(secs => ${seconds}))
    on conflict (one) do update
      set name = excluded.name, version = excluded.version, by = excluded.by, since = now(),
        until = excluded.until
      where walking.until < now()
    returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Releases the slot; another server may have claimed it after its time-out. */
export async function endWalking(db: Db, of: { name: string; version: string }): Promise<void> {
  await db
    .deleteFrom('release_walking')
    .where('name', '=', of.name)
    .where('version', '=', of.version)
    .execute();
}

/** The walk in progress; undefined if none. */
export async function findWalking(db: Db): Promise<(WalkUnderWay & { name: string }) | undefined> {
  const row = await db
    .selectFrom('release_walking')
    .select(['name', 'version', 'by', 'since'])
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { ...row, since: row.since.toISOString() };
}
