import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The product types and search words, as edited by the administrator. */
const searchWordsApi = injectEndpoints({
  endpoints: (build) => ({
    searchWords: queryOf(build, calls.searchWords),
    understandSearch: queryOf(build, calls.understandSearch),
    addSearchKind: mutationOf(build, calls.addSearchKind),
    changeSearchKind: mutationOf(build, calls.changeSearchKind),
    deleteSearchKind: mutationOf(build, calls.deleteSearchKind),
    addSearchWord: mutationOf(build, calls.addSearchWord),
    changeSearchWord: mutationOf(build, calls.changeSearchWord),
    deleteSearchWord: mutationOf(build, calls.deleteSearchWord),
  }),
});

export const {
  useAddSearchKindMutation,
  useAddSearchWordMutation,
  useChangeSearchKindMutation,
  useChangeSearchWordMutation,
  useDeleteSearchKindMutation,
  useDeleteSearchWordMutation,
  useSearchWordsQuery,
  useUnderstandSearchQuery,
} = searchWordsApi;
