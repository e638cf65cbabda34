import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Releases of host and remotes, and the tokens and services of the teams. */
const releasesApi = injectEndpoints({
  endpoints: (build) => ({
    releases: queryOf(build, calls.releases),
    releaseHistory: queryOf(build, calls.releaseHistory),
    activateRelease: mutationOf(build, calls.activateRelease),
    decideReleasePlan: mutationOf(build, calls.decideReleasePlan),
    releaseErrors: queryOf(build, calls.releaseErrors),
    releaseHealth: queryOf(build, calls.releaseHealth),
    rollBackRelease: mutationOf(build, calls.rollBackRelease),
    previewRelease: mutationOf(build, calls.previewRelease),
    releasePreviews: queryOf(build, calls.releasePreviews),
    endReleasePreview: mutationOf(build, calls.endReleasePreview),
    releaseTokens: queryOf(build, calls.releaseTokens),
    addReleaseToken: mutationOf(build, calls.addReleaseToken),
    revokeReleaseToken: mutationOf(build, calls.revokeReleaseToken),
    remoteServices: queryOf(build, calls.remoteServices),
    allowRemoteService: mutationOf(build, calls.allowRemoteService),
    removeRemoteService: mutationOf(build, calls.removeRemoteService),
  }),
});

export const {
  useActivateReleaseMutation,
  useAddReleaseTokenMutation,
  useAllowRemoteServiceMutation,
  useDecideReleasePlanMutation,
  useEndReleasePreviewMutation,
  usePreviewReleaseMutation,
  useReleaseErrorsQuery,
  useReleaseHealthQuery,
  useReleaseHistoryQuery,
  useReleasePreviewsQuery,
  useReleasesQuery,
  useReleaseTokensQuery,
  useRemoteServicesQuery,
  useRemoveRemoteServiceMutation,
  useRevokeReleaseTokenMutation,
  useRollBackReleaseMutation,
} = releasesApi;
