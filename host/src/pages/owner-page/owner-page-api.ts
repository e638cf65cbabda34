import { injectEndpoints, queryOf } from '@pasal/shared/api';
import { ownerPage, pageDraft } from '@pasal/shared/contracts/calls';

/** The texts of pages, loaded with the host's own pages, which most visits never need. */
const ownerPageApi = injectEndpoints({
  endpoints: (build) => ({
    ownerPage: queryOf(build, ownerPage),
    pageDraft: queryOf(build, pageDraft),
  }),
});

export const { useOwnerPageQuery, usePageDraftQuery } = ownerPageApi;
