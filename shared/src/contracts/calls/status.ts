import type { Call } from './call';
import type * as shapes from './status.shapes';

/** It is another one each time, whatever the browser knows. */
export const serverStatus: Call<typeof shapes.serverStatus> = {
  name: 'serverStatus',
  method: 'GET',
  path: '/status',
};
