import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What couriers owe and hand in, and the cash book. */
const cashApi = injectEndpoints({
  endpoints: (build) => ({
    cashOwed: queryOf(build, calls.cashOwed),
    courierCash: queryOf(build, calls.courierCash),
    cashBook: queryOf(build, calls.cashBook),
    checkSettlement: queryOf(build, calls.checkSettlement),
    bookSettlement: mutationOf(build, calls.bookSettlement),
    readSettlement: queryOf(build, calls.readSettlement),
    reverseSettlement: mutationOf(build, calls.reverseSettlement),
    writeOffCash: mutationOf(build, calls.writeOffCash),
  }),
});

export const {
  useCashOwedQuery,
  useCourierCashQuery,
  useCashBookQuery,
  useLazyCheckSettlementQuery,
  useBookSettlementMutation,
  useReadSettlementQuery,
  useReverseSettlementMutation,
  useWriteOffCashMutation,
} = cashApi;
