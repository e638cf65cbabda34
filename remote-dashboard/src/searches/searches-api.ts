import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The terms that shoppers search for. */
const searchesApi = injectEndpoints({
  endpoints: (build) => ({ searchedTerms: queryOf(build, calls.searchedTerms) }),
});

export const { useSearchedTermsQuery } = searchesApi;
