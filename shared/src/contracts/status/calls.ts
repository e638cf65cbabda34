import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** It is another one each time, whatever the browser knows. */
export const serverStatus: Call<typeof shapes.serverStatus> = {
  name: 'serverStatus',
  method: 'GET',
  path: '/status',
};
