import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What shoppers search for. */
const searchesApi = injectEndpoints({
  endpoints: (build) => ({ searchedTerms: queryOf(build, calls.searchedTerms) }),
});

export const { useSearchedTermsQuery } = searchesApi;
