import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The counts and charts of the first page. */
const overviewApi = injectEndpoints({
  endpoints: (build) => ({
    staffOverview: queryOf(build, calls.staffOverview),
    staffCharts: queryOf(build, calls.staffCharts),
  }),
});

export const { useStaffChartsQuery, useStaffOverviewQuery } = overviewApi;
