import type { Kysely } from 'kysely';
import type { ReleaseNotice, Shop } from '../shop';
import type { PlatformDatabase } from '../tables';
import { listTeamAddresses } from './release-token.service';

interface NamedNotice extends Omit<ReleaseNotice, 'teams'> {
  name: string;
}

/** Notifies the owner and the teams of its remote about a release. */
export async function notifyOwnerAndTeam(
  trx: Kysely<PlatformDatabase>,
  notify: Shop['notify'],
  { kind, name, notice }: NamedNotice,
): Promise<void> {
  await notify(trx, { kind, notice, teams: await listTeamAddresses(trx, name) });
}
