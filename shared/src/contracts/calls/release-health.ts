import type { Call } from './call';
import type * as shapes from './release-health.shapes';

export const reportHealth: Call<typeof shapes.reportHealth> = {
  method: 'POST',
  path: '/release-health',
};

export const releaseHealth: Call<typeof shapes.releaseHealth> = {
  method: 'GET',
  path: '/release/:name/health',
  reads: ['release'],
};
