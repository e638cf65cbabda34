import type { Kysely } from 'kysely';
import type { BulkParcelEventRequest, BulkParcelEventResponse } from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Unsaid } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { brokenOffHere, notComeTo } from '../order/messages';
import type { Teller } from './move-parcel';
import { tellParcel } from './tell-parcel.service';

type Result = Unsaid<BulkParcelEventResponse['results'][number]>;

/**
 * Tells one thing of several parcels. Each stands alone, as orders do whose status is set at once (D97): one to which it cannot
 * happen stays as it is and says why.
 */
export async function tellParcels(
  db: Kysely<Database>,
  teller: Teller,
  { parcels, ...told }: BulkParcelEventRequest,
): Promise<Result[]> {
  const results: Result[] = [];
  const report = { ...told, judged: {} };
  for (const [at, { id, number, version }] of parcels.entries()) {
    try {
      const seen = version === undefined ? report : { ...report, version };
      await tellParcel(db, teller, { orderId: id, number }, seen);
      results.push({ id, number, problem: null });
    } catch (error) {
      // Who may do this no more may do none of the rest.
      if (error instanceof DomainError && error.code !== 'UNAUTHENTICATED') {
        results.push({ id, number, problem: error.wording });
        continue;
      }
      if (at === 0 || error instanceof DomainError) throw error;
      const left = parcels.slice(at + 1).map((each) => ({ id: each.id, number: each.number }));
      results.push({ id, number, problem: brokenOffHere });
      return [...results, ...left.map((each) => ({ ...each, problem: notComeTo }))];
    }
  }
  return results;
}
