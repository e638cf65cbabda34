import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Staff and where they are signed in (R7.32: the auth area). */
const staffApi = injectEndpoints({
  endpoints: (build) => ({
    staffMembers: queryOf(build, calls.staffMembers),
    addStaffMember: mutationOf(build, calls.addStaffMember),
    changeStaffMember: mutationOf(build, calls.changeStaffMember),
    deleteStaffMember: mutationOf(build, calls.deleteStaffMember),
    changeStaffAccount: mutationOf(build, calls.changeStaffAccount),
    chooseStaffLanguage: mutationOf(build, calls.chooseStaffLanguage),
    staffSessions: queryOf(build, calls.staffSessions),
    endStaffSession: mutationOf(build, calls.endStaffSession),
    endOtherStaffSessions: mutationOf(build, calls.endOtherStaffSessions),
  }),
});

export const {
  useAddStaffMemberMutation,
  useChangeStaffMemberMutation,
  useChangeStaffAccountMutation,
  useChooseStaffLanguageMutation,
  useDeleteStaffMemberMutation,
  useEndOtherStaffSessionsMutation,
  useEndStaffSessionMutation,
  useStaffMembersQuery,
  useStaffSessionsQuery,
} = staffApi;
