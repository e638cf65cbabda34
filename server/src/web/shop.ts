import type { Shop } from '@pasal/platform/server/shop';
import type { Kysely } from 'kysely';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { formatDateTime } from '@pasal/shared/domain';
import type { Database } from '../db/schema';
import { addNotice } from '../modules/notification/add-notice';
import { ICON } from './icon';
import { findStanding, sampleAddress } from './page-exists';
import { shopNameReader } from './shop-name';

/** This shop, as the release platform knows it. */
export const shopOf = (db: Kysely<Database>): Shop => ({
  standing: (pattern, params) => findStanding(db, pattern, params),
  sample: (pattern) => sampleAddress(db, pattern),
  name: shopNameReader(db),
  icon: ICON,
  formatTime: formatDateTime,
  calls,
  notify: (trx, { kind, notice, teams }) =>
    addNotice(trx, {
      kind,
      notice,
      to: [
        { audience: 'shop', recipient: null },
        ...teams.map((recipient) => ({ audience: 'team' as const, recipient })),
      ],
    }),
});
