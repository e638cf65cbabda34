import type { Kysely } from 'kysely';
import type { ReleaseNotice, Shop } from '../shop';
import type { PlatformDatabase } from '../tables';
import { teamAddresses } from './release-token.service';

interface Told extends Omit<ReleaseNotice, 'teams'> {
  name: string;
}

/** Tells of a release where the owner reads, and the teams of its remote. */
export async function tellOwnerAndTeam(
  trx: Kysely<PlatformDatabase>,
  notify: Shop['notify'],
  { kind, name, notice }: Told,
): Promise<void> {
  await notify(trx, { kind, notice, teams: await teamAddresses(trx, name) });
}
