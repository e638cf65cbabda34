import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What of the first day is done. */
const checklistApi = injectEndpoints({
  endpoints: (build) => ({ checklist: queryOf(build, calls.checklist) }),
});

export const { useChecklistQuery } = checklistApi;
