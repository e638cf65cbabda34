import { baseApi } from '@pasal/shared/api';
import type {
  AddBrandRequest,
  BrandAnswer,
  ProductSavedAnswer,
  StaffProductAnswer,
} from '@pasal/shared/contracts';
import { sendForm, type Progress } from './send-form';
import { endSessionOn401 } from './session-end';

interface SaveProduct {
  /** Undefined: a new one. */
  id?: number;
  form: FormData;
  onProgress: Progress;
}

/** The calls of product form and product management beyond the lists (spec §7). */
const productApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveStaffProduct: build.mutation<ProductSavedAnswer, SaveProduct>({
      queryFn: ({ id, ...call }) =>
        sendForm<ProductSavedAnswer>(
          id === undefined
            ? { ...call, url: '/product', method: 'POST' }
            : { ...call, url: `/product/${id}`, method: 'PUT' },
        ),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    /** The product as it is stored this moment, beside what the form began with. */
    currentStaffProduct: build.mutation<StaffProductAnswer, number>({
      query: (id) => `/product/${id}`,
      onQueryStarted: endSessionOn401,
    }),
    /** A brand added while a product is being described, by an administrator. */
    addProductBrand: build.mutation<BrandAnswer, AddBrandRequest>({
      query: (body) => ({ url: '/category/brand', method: 'POST', body }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useAddProductBrandMutation,
  useCurrentStaffProductMutation,
  useSaveStaffProductMutation,
} = productApi;
