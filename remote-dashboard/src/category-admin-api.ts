import { baseApi } from '@pasal/shared/api';
import type {
  BrandAnswer,
  CategoryAnswer,
  CategoryBrandsRequest,
  ManagedCategoriesAnswer,
  MessageAnswer,
} from '@pasal/shared/contracts';
import { sendForm } from './send-form';
import { endSessionOn401 } from './session-end';

interface Rename {
  id: number;
  name: string;
}

/** Categories and brands as their administrator has them; they have no area of their own in spec §7. */
const categoryAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedCategories: build.query<ManagedCategoriesAnswer, void>({
      query: () => '/category/manage',
      providesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    addCategory: build.mutation<CategoryAnswer, string>({
      query: (name) => ({ url: '/category', method: 'POST', body: { name } }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    renameCategory: build.mutation<CategoryAnswer, Rename>({
      query: ({ id, ...body }) => ({ url: `/category/${id}`, method: 'PUT', body }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    deleteCategory: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/category/${id}`, method: 'DELETE' }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    // A refused order comes from a list that is not the shop's any more: it is read again either way.
    orderCategories: build.mutation<MessageAnswer, number[]>({
      query: (ids) => ({ url: '/category/order', method: 'PUT', body: { ids } }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    changeCategoryBrands: build.mutation<MessageAnswer, CategoryBrandsRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/category/${id}/brands`, method: 'PUT', body }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    addBrand: build.mutation<BrandAnswer, string>({
      query: (name) => ({ url: '/category/brand', method: 'POST', body: { name } }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    renameBrand: build.mutation<BrandAnswer, Rename>({
      query: ({ id, ...body }) => ({ url: `/category/brand/${id}`, method: 'PUT', body }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    saveBrandLogo: build.mutation<BrandAnswer, { id: number; form: FormData }>({
      queryFn: ({ id, form }) =>
        sendForm<BrandAnswer>({ form, url: `/category/brand/${id}/logo`, method: 'PUT' }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    removeBrandLogo: build.mutation<BrandAnswer, { id: number; seen: string }>({
      query: ({ id, ...params }) => ({
        url: `/category/brand/${id}/logo`,
        method: 'DELETE',
        params,
      }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    deleteBrand: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/category/brand/${id}`, method: 'DELETE' }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useAddBrandMutation,
  useAddCategoryMutation,
  useChangeCategoryBrandsMutation,
  useDeleteBrandMutation,
  useDeleteCategoryMutation,
  useManagedCategoriesQuery,
  useOrderCategoriesMutation,
  useRemoveBrandLogoMutation,
  useRenameBrandMutation,
  useRenameCategoryMutation,
  useSaveBrandLogoMutation,
} = categoryAdminApi;
