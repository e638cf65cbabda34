import { baseApi } from '@pasal/shared/api';
import type {
  AddBrandRequest,
  BrandAnswer,
  BulkStatusAnswer,
  BulkStatusRequest,
  ProductImportAnswer,
  ProductImportRequest,
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

/** The stock as it should be, and what it was made from (decision 23). */
interface StockChange {
  id: number;
  in_stock: number;
  in_stock_seen: number;
  version: number;
}

/** Rows of a file take the server longer than any other call. */
const IMPORT_TIMEOUT = 60_000;

function formOf(fields: Record<string, number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
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
    changeProductStatuses: build.mutation<BulkStatusAnswer, BulkStatusRequest>({
      query: (body) => ({ url: '/product/bulk-status', method: 'PUT', body }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    changeProductStock: build.mutation<ProductSavedAnswer, StockChange>({
      query: ({ id, ...fields }) => ({
        url: `/product/${id}`,
        method: 'PUT',
        body: formOf(fields),
      }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    /** What has written nothing makes nothing be read again. */
    importProducts: build.mutation<ProductImportAnswer, ProductImportRequest>({
      query: (body) => ({
        url: '/product/import',
        method: 'POST',
        body,
        timeout: IMPORT_TIMEOUT,
      }),
      invalidatesTags: (answer) => (answer && answer.done > 0 ? ['product'] : []),
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
  useChangeProductStatusesMutation,
  useChangeProductStockMutation,
  useCurrentStaffProductMutation,
  useImportProductsMutation,
  useSaveStaffProductMutation,
} = productApi;
