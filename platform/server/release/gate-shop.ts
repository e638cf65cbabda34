import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { gate } from './gate/gate';
import type { Problem } from './gate/gate-subject';
import { listServices } from '../services/service.repository';
import { readContracts } from './known-contracts';

/** Hours after which hardly any tab still has the previous host open. */
const OPEN_TABS_HOURS = 24;

/** The previously live host: tabs opened with it load today's remotes. */
async function listHostsInTabs(
  db: Kysely<PlatformDatabase>,
  hosts: readonly ReleaseRecord[],
): Promise<ReleaseRecord[]> {
  const since = new Date(Date.now() - OPEN_TABS_HOURS * 60 * 60 * 1000);
  const rows = await db
    .selectFrom('release')
    .select('record')
    .where('name', '=', 'host')
    .where('version', 'not in', ['', ...hosts.map(({ version }) => version)])
    .where('last_named_at', '>', since)
    .orderBy('last_named_at', 'desc')
    .limit(1)
    .execute();
  return rows.map(({ record }) => record);
}

/**
 * Why a release may not be live together with these, on a server that answers these calls; those that it replaces are
 * left out.
 */
export async function problemsOf(
  db: Kysely<PlatformDatabase>,
  record: ReleaseRecord,
  live: readonly ReleaseRecord[],
  calls: KnownCalls,
): Promise<Problem[]> {
  const others = live.filter(({ name }) => name !== record.name);
  const hosts = others.filter(({ name }) => name === 'host');
  const remotes = others.filter(({ name }) => name !== 'host');
  return gate(record, {
    hosts: record.name === 'host' ? [] : [...hosts, ...(await listHostsInTabs(db, hosts))],
    remotes,
    calls,
    contracts: await readContracts(db, [record.contract.digest]),
    services: new Set((await listServices(db)).map(({ name }) => name)),
  });
}
