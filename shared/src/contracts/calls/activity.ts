import type { Call } from './call';
import type * as shapes from './activity.shapes';

/** Every change adds to it, so it is read anew on each visit. */
export const activities: Call<typeof shapes.activities> = {
  method: 'GET',
  path: '/activity',
};
