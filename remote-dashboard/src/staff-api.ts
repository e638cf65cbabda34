import { baseApi } from '@pasal/shared/api';
import type {
  AddStaffRequest,
  ChangedUserAnswer,
  ChangeMemberRequest,
  MemberAnswer,
  MessageAnswer,
  SessionsAnswer,
  StaffsAnswer,
  UpdateStaffRequest,
} from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

type WithId<Request> = Request & { id: number };

/** Staff and where they are signed in (spec §7: the auth area). */
const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffMembers: build.query<StaffsAnswer, void>({
      query: () => '/auth',
      providesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    addStaffMember: build.mutation<ChangedUserAnswer, AddStaffRequest>({
      query: (body) => ({ url: '/auth/add-staff', method: 'POST', body }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    changeStaffMember: build.mutation<MemberAnswer, WithId<ChangeMemberRequest>>({
      query: ({ id, ...body }) => ({ url: `/auth/staffs/${id}`, method: 'PUT', body }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    deleteStaffMember: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/auth/${id}`, method: 'DELETE' }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    changeStaffAccount: build.mutation<ChangedUserAnswer, WithId<UpdateStaffRequest>>({
      query: ({ id, ...body }) => ({ url: `/auth/${id}`, method: 'PUT', body }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    staffSessions: build.query<SessionsAnswer, number>({
      query: (id) => `/auth/staffs/${id}/sessions`,
      providesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    endStaffSession: build.mutation<MessageAnswer, { id: number; session: number }>({
      query: ({ id, session }) => ({
        url: `/auth/staffs/${id}/sessions/${session}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
    endOtherStaffSessions: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/auth/staffs/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: ['auth'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useAddStaffMemberMutation,
  useChangeStaffMemberMutation,
  useChangeStaffAccountMutation,
  useDeleteStaffMemberMutation,
  useEndOtherStaffSessionsMutation,
  useEndStaffSessionMutation,
  useStaffMembersQuery,
  useStaffSessionsQuery,
} = staffApi;
