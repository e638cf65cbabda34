import { ReleaseHistoryQuery, ReleaseHistoryResponse } from '../release-history';
import * as release from '../release-work';
import { ReleaseRecord } from '../release';
import { WalkResult } from '../release-walk';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '@pasal/core/contract/call';

/** Maximum size of an archive in bytes. */
const ARCHIVE_LIMIT = 20 * 1024 * 1024;
/** Maximum size of a record in bytes: one line per file, route and name. */
const RECORD_LIMIT = 512 * 1024;

export const releases = {
  summary:
    'What is live of host and remotes, what may be activated, and the contract to build against.',
  access: 'release',
  response: release.ReleasesResponse,
} as const satisfies CallShape;

export const releaseHistory = {
  summary: 'What became of releases, newest first: who, what, why.',
  access: 'release',
  query: ReleaseHistoryQuery,
  response: ReleaseHistoryResponse,
} as const satisfies CallShape;

export const checkRelease = {
  summary: 'Asks the gate whether a release could go live now; nothing is kept.',
  access: 'release',
  bodyLimit: RECORD_LIMIT,
  body: ReleaseRecord,
  response: release.GateResponse,
} as const satisfies CallShape;

export const uploadRelease = {
  summary: 'Keeps a release: one gzipped tar file of its record and its files.',
  description:
    'The body is the archive, as `application/gzip`. A version there is already answers 409, also with other bytes.',
  access: 'release',
  bodyLimit: ARCHIVE_LIMIT,
  params: release.ReleaseParams,
  consumes: 'application/gzip',
  status: 201,
  response: release.UploadedRelease,
  errors: { CONFLICT: null, RELEASE_REFUSED: release.GateResponse, RATE_LIMITED: null },
} as const satisfies CallShape;

export const activateRelease = {
  summary: 'Shows a release to all visitors or to a share of them, once the gate has passed it.',
  description:
    'With `plan` it is shown to 1 % first and to 10, 50 and 100 % by itself, as its visits allow it. A shop with a browser walks through it first, which takes a minute: `release.walking` then says so, and it is activated at the end of the walk unless that found something. So it is where its pages take more than twelve seconds to try. The history has the outcome.',
  access: 'release',
  params: release.ReleaseParams,
  body: release.ActivationRequest,
  response: release.ActivationResponse,
  errors: { CONFLICT: null, RELEASE_REFUSED: release.GateResponse },
} as const satisfies CallShape;

export const decideReleasePlan = {
  summary: 'Pauses or continues a release that is rolling out by plan.',
  description:
    'A step ends by itself after enough visits. Somebody may have it go on once it has waited for a day, or was stopped; else the answer is 409.',
  access: 'release',
  params: release.ReleaseParams,
  body: release.PlanRequest,
  response: release.ActivationResponse,
  errors: { CONFLICT: null, RELEASE_REFUSED: release.GateResponse },
} as const satisfies CallShape;

export const rollBackRelease = {
  summary: 'Takes back what was activated last, for the version before it.',
  description:
    'With `version` it takes back that one, and answers 409 when another is live by now. Without it the answer is 409 as well for some minutes after a release was rolled back automatically.',
  access: 'release',
  params: release.ReleaseParams,
  body: release.RollBackRequest,
  response: release.ActivationResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const previewRelease = {
  summary: 'Makes a link that shows a release to whoever holds it, whether it is live or not.',
  description:
    'The link is signed and good for at most 7 days, until it is ended, and no longer than the token that made it. A release that does not fit beside what is live answers 409.',
  access: 'release',
  params: release.ReleaseParams,
  body: release.PreviewRequest,
  response: release.PreviewLink,
  errors: { RELEASE_REFUSED: release.GateResponse },
} as const satisfies CallShape;

export const releasePreviews = {
  summary: 'Links to previews that are good, newest first; a token sees those of its own part.',
  access: 'release',
  response: release.ReleasePreviewsResponse,
} as const satisfies CallShape;

export const endReleasePreview = {
  summary: 'Ends a link to a preview at once, wherever it was opened.',
  access: 'release',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const releaseTokens = {
  summary: 'Every token of every team, without its secret.',
  access: 'admin',
  response: release.ReleaseTokensResponse,
} as const satisfies CallShape;

export const addReleaseToken = {
  summary: 'Makes a token for one remote; its secret is shown this once.',
  access: 'admin',
  body: release.ReleaseTokenRequest,
  status: 201,
  response: release.ReleaseTokenMade,
} as const satisfies CallShape;

export const revokeReleaseToken = {
  summary: 'Ends a token at once.',
  access: 'admin',
  params: IdParams,
  response: release.ReleaseTokenRevoked,
} as const satisfies CallShape;

export const reportReleaseWalk = {
  summary: 'Takes what the browser of a team found with a release in place.',
  description:
    'The result counts for the archive of this digest beside what was live, while that is live. It is signed with the token that sends it. Where something else is live by now the answer is 409.',
  access: 'release',
  params: release.ReleaseParams,
  body: WalkResult,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
