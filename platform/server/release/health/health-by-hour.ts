import { sql, type Kysely } from 'kysely';
import { HEALTH_HOURS, MAX_HEALTH_VERSIONS } from '../../../contract/limits';
import { refusedCode, type ReleaseHealthResponse } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import { SEEN_SUMS } from './health.repository';
import { NOTHING_SEEN, type Seen } from './rule';

type RefusalCode = ReleaseHealthResponse['versions'][number]['refusals'][number]['code'];

interface Row extends Seen {
  version: string;
  hour: Date;
}

/** The sums of all hours of a version. */
function sumOf(rows: readonly Row[]): Seen {
  const names = Object.keys(NOTHING_SEEN) as (keyof Seen)[];
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as Seen;
}

/** Reads the codes of refused orders by page version, most frequent first. */
async function readRefusals(db: Kysely<PlatformDatabase>, name: string) {
  const { rows } = await sql<{ version: string; phase: string; networks: number }>`
    select version, phase, sum(total)::double precision as networks from release_health
    where name = ${name} and phase like 'refused:%'
      and hour > date_trunc('hour', now()) - make_interval(hours => ${HEALTH_HOURS})
    group by version, phase order by networks desc, phase
  `.execute(db);
  return rows.map(({ version, phase, networks }) => ({
    version,
    refusal: { code: refusedCode(phase) as RefusalCode, networks },
  }));
}

/** Reads the figures of a name's newest versions from the stored sums. */
export async function readHealthByHour(
  db: Kysely<PlatformDatabase>,
  name: string,
): Promise<ReleaseHealthResponse> {
  const { rows } = await sql<Row>`
    select version, hour, ${SEEN_SUMS} from release_health
    where name = ${name}
      and hour > date_trunc('hour', now()) - make_interval(hours => ${HEALTH_HOURS})
    group by version, hour order by hour desc, version
  `.execute(db);
  const refusals = await readRefusals(db, name);
  const versions = [...new Set(rows.map(({ version }) => version))].slice(0, MAX_HEALTH_VERSIONS);
  const { rows: now } = await sql<{
    until: Date;
  }>`select date_trunc('hour', now()) as until`.execute(db);
  return {
    until: (now[0]?.until ?? new Date()).toISOString(),
    versions: versions.map((version) => {
      const own = rows.filter((row) => row.version === version);
      const refused = refusals.filter((row) => row.version === version);
      return { version, ...sumOf(own), refusals: refused.map(({ refusal }) => refusal) };
    }),
    hours: rows
      .filter(({ version, loads, failed }) => versions.includes(version) && loads + failed > 0)
      .map(({ hour, version, loads, failed }) => ({
        hour: hour.toISOString(),
        version,
        loads,
        failed,
      }))
      .toReversed(),
  };
}
