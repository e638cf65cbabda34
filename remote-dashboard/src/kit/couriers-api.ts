import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Couriers and riders, wherever one is shown or chosen. */
const couriersApi = injectEndpoints({
  endpoints: (build) => ({ couriers: queryOf(build, calls.couriers) }),
});

export const { useCouriersQuery } = couriersApi;
