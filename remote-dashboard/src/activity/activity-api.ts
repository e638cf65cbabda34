import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The log of changes. */
const activityApi = injectEndpoints({
  endpoints: (build) => ({ activities: queryOf(build, calls.activities) }),
});

export const { useActivitiesQuery } = activityApi;
