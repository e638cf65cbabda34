import { injectEndpoints, mutationOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What couriers mean by their own words. */
export const { useCourierWordsMutation } = injectEndpoints({
  endpoints: (build) => ({ courierWords: mutationOf(build, calls.courierWords) }),
});
