import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** How the shop's machinery does. */
const statusApi = injectEndpoints({
  endpoints: (build) => ({ serverStatus: queryOf(build, calls.serverStatus) }),
});

export const { useServerStatusQuery } = statusApi;
