import * as calls from '../contracts/calls';
import { baseApi } from './base-api';
import { queryOf } from './endpoint';

/** Categories and their brands: the host's footer lists them too (R7.14). */
const categoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ categories: queryOf(build, calls.categories) }),
});

export const { useCategoriesQuery } = categoryApi;
