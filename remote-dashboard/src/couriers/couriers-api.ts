import { injectEndpoints, mutationOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Changes of couriers and riders. */
const couriersApi = injectEndpoints({
  endpoints: (build) => ({
    addCourier: mutationOf(build, calls.addCourier),
    changeCourier: mutationOf(build, calls.changeCourier),
    makeCourierSecret: mutationOf(build, calls.makeCourierSecret),
  }),
});

export const { useAddCourierMutation, useChangeCourierMutation, useMakeCourierSecretMutation } =
  couriersApi;
