import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What each category asks of its products (D65). */
const attributesApi = injectEndpoints({
  endpoints: (build) => ({ categoryAttributes: queryOf(build, calls.categoryAttributes) }),
});

export const { useCategoryAttributesQuery } = attributesApi;
