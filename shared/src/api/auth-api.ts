import * as calls from '../contracts/calls';
import { mutationOf, queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/** Signing in and out and the current user: needed by host and dashboard alike (R7.3 to R7.5). */
const authApi = injectEndpoints({
  endpoints: (build) => ({
    staffLogin: mutationOf(build, calls.staffLogin),
    currentUser: queryOf(build, calls.currentUser),
    signOut: mutationOf(build, calls.signOut),
  }),
});

export const { useCurrentUserQuery, useSignOutMutation, useStaffLoginMutation } = authApi;
