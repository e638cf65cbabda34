import type { Call } from './call';
import type * as shapes from './release.shapes';

export const releases: Call<typeof shapes.releases> = {
  method: 'GET',
  path: '/release',
  reads: ['release'],
};

export const releaseHistory: Call<typeof shapes.releaseHistory> = {
  method: 'GET',
  path: '/release/history',
  reads: ['release'],
};

export const checkRelease: Call<typeof shapes.checkRelease> = {
  method: 'POST',
  path: '/release/check',
};

export const uploadRelease: Call<typeof shapes.uploadRelease> = {
  method: 'POST',
  path: '/release/:name/upload',
  changes: ['release'],
};

export const activateRelease: Call<typeof shapes.activateRelease> = {
  method: 'POST',
  path: '/release/:name/activate',
  changes: ['release'],
};

export const decideReleasePlan: Call<typeof shapes.decideReleasePlan> = {
  method: 'POST',
  path: '/release/:name/plan',
  changes: ['release'],
};

export const rollBackRelease: Call<typeof shapes.rollBackRelease> = {
  method: 'POST',
  path: '/release/:name/roll-back',
  changes: ['release'],
};

export const previewRelease: Call<typeof shapes.previewRelease> = {
  method: 'POST',
  path: '/release/:name/preview',
  changes: ['release'],
};

export const releasePreviews: Call<typeof shapes.releasePreviews> = {
  method: 'GET',
  path: '/release/preview',
  reads: ['release'],
};

export const endReleasePreview: Call<typeof shapes.endReleasePreview> = {
  method: 'DELETE',
  path: '/release/preview/:id',
  changes: ['release'],
};

export const releaseTokens: Call<typeof shapes.releaseTokens> = {
  method: 'GET',
  path: '/release-token',
  reads: ['release'],
};

export const addReleaseToken: Call<typeof shapes.addReleaseToken> = {
  method: 'POST',
  path: '/release-token',
  changes: ['release'],
};

export const revokeReleaseToken: Call<typeof shapes.revokeReleaseToken> = {
  method: 'DELETE',
  path: '/release-token/:id',
  changes: ['release'],
};
