import * as calls from '../contracts/calls';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/** Categories and their brands: the host's footer lists them too (R7.14). */
const categoryApi = injectEndpoints({
  endpoints: (build) => ({ categories: queryOf(build, calls.categories) }),
});

export const { useCategoriesQuery } = categoryApi;
