import * as calls from '../contracts/calls';
import { baseApi } from './base-api';
import { mutationOf, queryOf } from './endpoint';

/** Signing in and out and the current user: needed by host and dashboard alike (R7.3 to R7.5). */
const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffLogin: mutationOf(build, calls.staffLogin),
    currentUser: queryOf(build, calls.currentUser),
    signOut: mutationOf(build, calls.signOut),
  }),
});

export const { useCurrentUserQuery, useSignOutMutation, useStaffLoginMutation } = authApi;
