import * as calls from '../contracts/calls';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/** Categories and their brands; every page has their names, in header and footer (R7.14). */
const categoryApi = injectEndpoints({
  endpoints: (build) => ({
    categories: queryOf(build, calls.categories),
    categoryNames: queryOf(build, calls.categoryNames),
  }),
});

export const { useCategoriesQuery, useCategoryNamesQuery } = categoryApi;
