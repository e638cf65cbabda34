import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const reportSearch: Call<typeof shapes.reportSearch> = {
  name: 'reportSearch',
  method: 'POST',
  path: '/searched-term',
};

export const popularTerms: Call<typeof shapes.popularTerms> = {
  name: 'popularTerms',
  method: 'GET',
  path: '/searched-term/popular',
};

/** Any shopper's search changes it: each visit reads it again. */
export const searchedTerms: Call<typeof shapes.searchedTerms> = {
  name: 'searchedTerms',
  method: 'GET',
  path: '/searched-term',
};
