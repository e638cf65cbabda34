import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Couriers and riders. */
const couriersApi = injectEndpoints({
  endpoints: (build) => ({
    couriers: queryOf(build, calls.couriers),
    addCourier: mutationOf(build, calls.addCourier),
    changeCourier: mutationOf(build, calls.changeCourier),
    makeCourierSecret: mutationOf(build, calls.makeCourierSecret),
  }),
});

export const {
  useCouriersQuery,
  useAddCourierMutation,
  useChangeCourierMutation,
  useMakeCourierSecretMutation,
} = couriersApi;
