import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Every change adds to it, so each visit reads it again. */
export const activities: Call<typeof shapes.activities> = {
  name: 'activities',
  method: 'GET',
  path: '/activity',
};
