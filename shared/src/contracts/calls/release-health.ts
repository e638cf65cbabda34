import type { Call } from './call';
import type * as shapes from './release-health.shapes';

export const reportHealth: Call<typeof shapes.reportHealth> = {
  method: 'POST',
  path: '/release-health',
};
