import type { Shop } from '@pasal/platform/server/shop';
import type { Kysely } from 'kysely';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { bilingual } from '@pasal/core/errors/wording';
import { formatDateTime, makeBsCalendar } from '@pasal/shared/domain';
import { makeNepaliDates } from '@pasal/shared/domain/nepali';
import type { Database } from '../db/schema';
import { addNotice } from '../modules/notifications/add-notice';
import { createOpenedOrders } from '../modules/orders/opened-order';
import { lookReader } from './look-reader';
import { findStanding, sampleAddress } from './page-exists';
import { describePage } from './page-heads';
import { shopNameReader } from './shop-name';
import { WALK } from './walk';

const nepaliDates = makeNepaliDates('bs', makeBsCalendar());

/** This shop's implementation of the platform's interface. */
export const shopOf = (db: Kysely<Database>): Shop => ({
  findStanding: (pattern, params, versions) => findStanding(db, { pattern, params, versions }),
  sampleAddress: (pattern) => sampleAddress(db, pattern),
  readName: shopNameReader(db),
  describePage,
  walk: WALK,
  readLook: lookReader(db),
  formatTime: (moment) => bilingual(formatDateTime(moment), nepaliDates.dateTime(moment)),
  calls,
  findOpenedOrder: createOpenedOrders(db).find,
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
