import type { LoginAnswer, LoginRequest, UserAnswer } from '../contracts/auth';
import type { MessageAnswer } from '../contracts/schema';
import { baseApi } from './base-api';

/** Signing in and out and the current user: needed by host and dashboard alike (spec §7). */
const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffLogin: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: '/auth/staffLogin', method: 'POST', body }),
      invalidatesTags: ['auth'],
    }),
    me: build.query<UserAnswer, void>({ query: () => '/auth/me', providesTags: ['auth'] }),
    // Invalidates nothing: asked again, the server would refuse; `logout` forgets every answer.
    signOut: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/auth/signout', method: 'POST' }),
    }),
  }),
});

export const { useMeQuery, useSignOutMutation, useStaffLoginMutation } = authApi;
