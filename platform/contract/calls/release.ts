import type { ReleaseCall } from './release-call';
import type * as shapes from './release.shapes';

export const releases: ReleaseCall<typeof shapes.releases> = {
  name: 'releases',
  method: 'GET',
  path: '/release',
  reads: ['release'],
};

export const releaseHistory: ReleaseCall<typeof shapes.releaseHistory> = {
  name: 'releaseHistory',
  method: 'GET',
  path: '/release/history',
  reads: ['release'],
};

export const checkRelease: ReleaseCall<typeof shapes.checkRelease> = {
  name: 'checkRelease',
  method: 'POST',
  path: '/release/check',
};

export const uploadRelease: ReleaseCall<typeof shapes.uploadRelease> = {
  name: 'uploadRelease',
  method: 'POST',
  path: '/release/:name/upload',
  changes: ['release'],
};

export const activateRelease: ReleaseCall<typeof shapes.activateRelease> = {
  name: 'activateRelease',
  method: 'POST',
  path: '/release/:name/activate',
  changes: ['release'],
};

export const decideReleasePlan: ReleaseCall<typeof shapes.decideReleasePlan> = {
  name: 'decideReleasePlan',
  method: 'POST',
  path: '/release/:name/plan',
  changes: ['release'],
};

export const rollBackRelease: ReleaseCall<typeof shapes.rollBackRelease> = {
  name: 'rollBackRelease',
  method: 'POST',
  path: '/release/:name/roll-back',
  changes: ['release'],
};

export const previewRelease: ReleaseCall<typeof shapes.previewRelease> = {
  name: 'previewRelease',
  method: 'POST',
  path: '/release/:name/preview',
  changes: ['release'],
};

export const releasePreviews: ReleaseCall<typeof shapes.releasePreviews> = {
  name: 'releasePreviews',
  method: 'GET',
  path: '/release/preview',
  reads: ['release'],
};

export const endReleasePreview: ReleaseCall<typeof shapes.endReleasePreview> = {
  name: 'endReleasePreview',
  method: 'DELETE',
  path: '/release/preview/:id',
  changes: ['release'],
};

export const releaseTokens: ReleaseCall<typeof shapes.releaseTokens> = {
  name: 'releaseTokens',
  method: 'GET',
  path: '/release-token',
  reads: ['release'],
};

export const addReleaseToken: ReleaseCall<typeof shapes.addReleaseToken> = {
  name: 'addReleaseToken',
  method: 'POST',
  path: '/release-token',
  changes: ['release'],
};

export const revokeReleaseToken: ReleaseCall<typeof shapes.revokeReleaseToken> = {
  name: 'revokeReleaseToken',
  method: 'DELETE',
  path: '/release-token/:id',
  changes: ['release'],
};

export const reportReleaseWalk: ReleaseCall<typeof shapes.reportReleaseWalk> = {
  name: 'reportReleaseWalk',
  method: 'POST',
  path: '/release/:name/walk',
  changes: ['release'],
};
