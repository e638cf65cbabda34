import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Milliseconds for a hundred parcels on a slow machine. */
const MANY_TIMEOUT = 60_000;

/** The parcels at each desk, and the actions on them. */
const desksApi = injectEndpoints({
  endpoints: (build) => ({
    desk: queryOf(build, calls.desk),
    handOver: queryOf(build, calls.handOver),
    papers: queryOf(build, calls.papers),
    callOrder: mutationOf(build, calls.callOrder),
    packParcel: mutationOf(build, calls.packParcel),
    courierReport: mutationOf(build, calls.courierReport, { timeout: MANY_TIMEOUT }),
    refusedReports: queryOf(build, calls.refusedReports),
    dismissReports: mutationOf(build, calls.dismissReports),
    tellScanned: mutationOf(build, calls.tellScanned),
    tellParcel: mutationOf(build, calls.tellParcel),
    assignCourier: mutationOf(build, calls.assignCourier, { timeout: MANY_TIMEOUT }),
    tellParcels: mutationOf(build, calls.tellParcels, { timeout: MANY_TIMEOUT }),
  }),
});

export const {
  useDeskQuery,
  useLazyDeskQuery,
  useHandOverQuery,
  usePapersQuery,
  useLazyPapersQuery,
  useCallOrderMutation,
  usePackParcelMutation,
  useCourierReportMutation,
  useRefusedReportsQuery,
  useDismissReportsMutation,
  useTellScannedMutation,
  useTellParcelMutation,
  useAssignCourierMutation,
  useTellParcelsMutation,
} = desksApi;
