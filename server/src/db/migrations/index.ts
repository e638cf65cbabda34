import type { Migration } from 'kysely';
import * as baseline from './0001-baseline';
import * as cartCodes from './0002-expand-cart-codes';
import * as ownerPages from './0003-expand-owner-pages';
import * as nepaliGoods from './0004-expand-nepali-goods';
import * as nepaliNames from './0005-expand-nepali-names';
import * as languagesOfPeople from './0006-expand-languages-of-people';
import * as nepaliReleases from './0007-expand-nepali-releases';
import * as nepaliFacts from './0008-expand-nepali-facts';
import * as parcels from './0009-expand-parcels';
import * as purchases from './0011-expand-purchases';
import * as desks from './0012-expand-desks';
import * as cash from './0013-expand-cash';
import * as serials from './0014-expand-serials';
import * as courierReports from './0015-expand-courier-reports';
import * as returns from './0016-expand-returns';
import * as customers from './0017-expand-customers';
import * as roles from './0018-expand-roles';
import * as deliveredParcels from './0019-expand-delivered-parcels';
import * as parcelRefunds from './0020-expand-parcel-refunds';
import * as toldRules from './0021-expand-told-rules';
import * as cashSums from './0024-expand-cash-sums';
import * as warrantyAsPacked from './0025-expand-warranty-as-packed';
import * as ordersByStage from './0026-expand-orders-by-stage';
import * as refusedReports from './0027-expand-refused-reports';
import * as courierPromises from './0029-expand-courier-promises';
import * as handedParcels from './0030-expand-handed-parcels';
import * as debtReversals from './0031-expand-debt-reversals';
import * as consignmentKeys from './0033-expand-consignment-keys';
import * as releaseErrors from './0034-expand-release-errors';

/** One that moves rows returns how many. */
type Change = { up(...given: Parameters<Migration['up']>): Promise<unknown> };

/**
 * Changes of tables and data, named by what they do to servers of the version before (`core/db/migration-names.ts`); one
 * that has landed never changes. Functions and triggers stand in `db/functions`, and are replaced as a whole: a migration
 * of tables meets none.
 */
export const migrations: Record<string, Change> = {
  '0001-baseline': baseline,
  '0002-expand-cart-codes': cartCodes,
  '0003-expand-owner-pages': ownerPages,
  '0004-expand-nepali-goods': nepaliGoods,
  '0005-expand-nepali-names': nepaliNames,
  '0006-expand-languages-of-people': languagesOfPeople,
  '0007-expand-nepali-releases': nepaliReleases,
  '0008-expand-nepali-facts': nepaliFacts,
  '0009-expand-parcels': parcels,
  '0011-expand-purchases': purchases,
  '0012-expand-desks': desks,
  '0013-expand-cash': cash,
  '0014-expand-serials': serials,
  '0015-expand-courier-reports': courierReports,
  '0016-expand-returns': returns,
  '0017-expand-customers': customers,
  '0018-expand-roles': roles,
  '0019-expand-delivered-parcels': deliveredParcels,
  '0020-expand-parcel-refunds': parcelRefunds,
  '0021-expand-told-rules': toldRules,
  '0024-expand-cash-sums': cashSums,
  '0025-expand-warranty-as-packed': warrantyAsPacked,
  '0026-expand-orders-by-stage': ordersByStage,
  '0027-expand-refused-reports': refusedReports,
  '0029-expand-courier-promises': courierPromises,
  '0030-expand-handed-parcels': handedParcels,
  '0031-expand-debt-reversals': debtReversals,
  '0033-expand-consignment-keys': consignmentKeys,
  '0034-expand-release-errors': releaseErrors,
};
