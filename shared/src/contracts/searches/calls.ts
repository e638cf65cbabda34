import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post } = callsOf<typeof shapes>();

export const reportSearch = post('reportSearch', '/searched-term');
export const popularTerms = get('popularTerms', '/searched-term/popular');

/** Any shopper's search changes it: each visit reads it again. */
export const searchedTerms = get('searchedTerms', '/searched-term');
