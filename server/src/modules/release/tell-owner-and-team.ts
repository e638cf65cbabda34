import type { Kysely } from 'kysely';
import type { NotificationKind } from '@pasal/shared/contracts';
import type { Notice } from '../../db/notice';
import type { Database } from '../../db/schema';
import { addNotice } from '../notification/add-notice';
import { teamAddresses } from './release-token.service';

/** Tells of a release where the owner reads, and the teams of its remote. */
export async function tellOwnerAndTeam(
  trx: Kysely<Database>,
  { kind, name, notice }: { kind: NotificationKind; name: string; notice: Notice },
): Promise<void> {
  const team = await teamAddresses(trx, name);
  await addNotice(trx, {
    kind,
    notice,
    to: [
      { audience: 'shop', recipient: null },
      ...team.map((recipient) => ({ audience: 'team' as const, recipient })),
    ],
  });
}
