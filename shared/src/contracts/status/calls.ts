import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get } = callsOf<typeof shapes>();

/** It is another one each time, whatever the browser knows. */
export const serverStatus = get('serverStatus', '/status');
