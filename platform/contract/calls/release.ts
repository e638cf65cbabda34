import { callsOf } from '@pasal/core/contract/call';
import type * as shapes from './release.shapes';

const { get, post, remove } = callsOf<typeof shapes, 'release'>();

export const releases = get('releases', '/release', ['release']);
export const releaseHistory = get('releaseHistory', '/release/history', ['release']);
export const checkRelease = post('checkRelease', '/release/check');
export const uploadRelease = post('uploadRelease', '/release/:name/upload', ['release']);
export const activateRelease = post('activateRelease', '/release/:name/activate', ['release']);
export const decideReleasePlan = post('decideReleasePlan', '/release/:name/plan', ['release']);
export const rollBackRelease = post('rollBackRelease', '/release/:name/roll-back', ['release']);
export const previewRelease = post('previewRelease', '/release/:name/preview', ['release']);
export const releasePreviews = get('releasePreviews', '/release/preview', ['release']);
export const endReleasePreview = remove('endReleasePreview', '/release/preview/:id', ['release']);
export const releaseTokens = get('releaseTokens', '/release-token', ['release']);
export const addReleaseToken = post('addReleaseToken', '/release-token', ['release']);
export const revokeReleaseToken = remove('revokeReleaseToken', '/release-token/:id', ['release']);
export const reportReleaseWalk = post('reportReleaseWalk', '/release/:name/walk', ['release']);
