import type { ReleaseCall } from './release-call';
import type * as shapes from './release-health.shapes';

export const reportHealth: ReleaseCall<typeof shapes.reportHealth> = {
  name: 'reportHealth',
  method: 'POST',
  path: '/release-health',
};

export const releaseHealth: ReleaseCall<typeof shapes.releaseHealth> = {
  name: 'releaseHealth',
  method: 'GET',
  path: '/release/:name/health',
  reads: ['release'],
};
