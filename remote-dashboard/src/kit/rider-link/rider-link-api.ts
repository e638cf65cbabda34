import { injectEndpoints, mutationOf } from '@pasal/shared/api';
import { makeRiderLink } from '@pasal/shared/contracts/calls';

/** Links by which riders work without an account. */
const riderLinkApi = injectEndpoints({
  endpoints: (build) => ({ makeRiderLink: mutationOf(build, makeRiderLink) }),
});

export const { useMakeRiderLinkMutation } = riderLinkApi;
