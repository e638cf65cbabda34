import type { Call } from './call';
import type * as shapes from './searched-term.shapes';

export const reportSearch: Call<typeof shapes.reportSearch> = {
  method: 'POST',
  path: '/searched-term',
};

/** Whatever shoppers do changes it: it is asked for anew each time it is shown. */
export const searchedTerms: Call<typeof shapes.searchedTerms> = {
  method: 'GET',
  path: '/searched-term',
};
