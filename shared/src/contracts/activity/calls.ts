import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get } = callsOf<typeof shapes>();

/** Every change adds to it, so each visit reads it again. */
export const activities = get('activities', '/activity');
