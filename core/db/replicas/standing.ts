import type { Versions } from '../../http/cache/public-versions';
import { runStatement } from '../statement';

type Asked = Parameters<typeof runStatement>[0];

/**
 * The position in the write-ahead log: acknowledged changes on a primary lie before it, and replayed changes on a
 * replica are visible. Without `synchronous_commit` changes are acknowledged before they are written.
 */
const POSITION = `(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
    when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_lsn() end - '0/0')::bigint`;

const READ_POSITION = { text: `select ${POSITION} as position`, values: [] };

const READ_STANDING = {
  text: `select pg_is_in_recovery() as is_replica, ${POSITION} as position,
    (select system_identifier from pg_control_system()) || ' '
      || (select oid from pg_database where datname = current_database()) as database,
    (select json_object_agg(area, version) from public_version) as versions`,
  values: [],
};

/** The role of a PostgreSQL server, and its position. */
export interface Standing {
  is_replica: boolean;
  /** In bytes of the log; null before the first entry. */
  position: number | null;
  /** An identifier that only a primary and its replicas share. */
  database: string;
  versions: Versions;
}

export async function readStanding(db: Asked): Promise<Standing> {
  type Row = Omit<Standing, 'versions'> & { versions: Record<string, string> | null };
  const [row] = await runStatement<Row>(db, READ_STANDING);
  if (row === undefined) throw new Error('the standing has no row');
  return { ...row, versions: new Map(Object.entries(row.versions ?? {})) };
}

export async function readPosition(db: Asked): Promise<number> {
  const [row] = await runStatement<{ position: number | null }>(db, READ_POSITION);
  return row?.position ?? 0;
}
