import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The attributes of each category (D65). */
const attributesApi = injectEndpoints({
  endpoints: (build) => ({ categoryAttributes: queryOf(build, calls.categoryAttributes) }),
});

export const { useCategoryAttributesQuery } = attributesApi;
