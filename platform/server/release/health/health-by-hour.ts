import { sql, type Kysely } from 'kysely';
import { HEALTH_HOURS, MAX_HEALTH_VERSIONS } from '../../../contract/limits';
import { type ReleaseHealthResponse } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';

interface Row {
  version: string;
  hour: Date;
  loads: number;
  failed: number;
}

const sumOf = (rows: readonly Row[], of: 'loads' | 'failed') =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** How the versions of a name did, out of the sums that are kept; the newest of them. */
export async function healthByHour(
  db: Kysely<PlatformDatabase>,
  name: string,
): Promise<ReleaseHealthResponse> {
  const { rows } = await sql<Row>`
    select version, hour,
      coalesce(sum(total) filter (where phase = 'load'), 0)::double precision as loads,
      coalesce(sum(total) filter (where phase = 'failed'), 0)::double precision as failed
    from release_health
    where name = ${name}
      and hour > date_trunc('hour', now()) - make_interval(hours => ${HEALTH_HOURS})
      and phase in ('load', 'failed')
    group by version, hour order by hour desc, version
  `.execute(db);
  const versions = [...new Set(rows.map(({ version }) => version))].slice(0, MAX_HEALTH_VERSIONS);
  const { rows: now } = await sql<{
    until: Date;
  }>`select date_trunc('hour', now()) as until`.execute(db);
  return {
    until: (now[0]?.until ?? new Date()).toISOString(),
    versions: versions.map((version) => {
      const own = rows.filter((row) => row.version === version);
      return { version, loads: sumOf(own, 'loads'), failed: sumOf(own, 'failed') };
    }),
    hours: rows
      .filter(({ version }) => versions.includes(version))
      .map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
      .toReversed(),
  };
}
