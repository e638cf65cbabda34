import { injectEndpoints, mutationOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The assigned meanings of couriers' terms. */
export const { useCourierWordsMutation } = injectEndpoints({
  endpoints: (build) => ({ courierWords: mutationOf(build, calls.courierWords) }),
});
