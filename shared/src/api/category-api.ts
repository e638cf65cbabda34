import type { CategoriesAnswer } from '../contracts/category';
import { baseApi } from './base-api';

/** Categories and their brands: the host's footer lists them too (spec §7). */
const categoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // They have no area of their own in §7; they change with the products.
    shopCategories: build.query<CategoriesAnswer, void>({
      query: () => '/category',
      providesTags: ['product'],
    }),
  }),
});

export const { useShopCategoriesQuery } = categoryApi;
