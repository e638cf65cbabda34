import { baseApi } from '@pasal/shared/api';
import type { ActivitiesAnswer, ActivityQuery } from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

/** Who changed what; every change adds to it, so it is read anew on each visit. */
const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activities: build.query<ActivitiesAnswer, ActivityQuery>({
      query: (params) => ({ url: '/activity', params }),
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const { useActivitiesQuery } = activityApi;
