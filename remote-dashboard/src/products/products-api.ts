import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { formOf, shortFormOf } from '../kit/form-endpoint';

/** Rows of a file take the server longer than any other call. */
const IMPORT_TIMEOUT = 60_000;

/** The calls of product form and product management beyond the lists (R7). */
const productApi = injectEndpoints({
  endpoints: (build) => ({
    staffProducts: queryOf(build, calls.staffProducts),
    staffProduct: queryOf(build, calls.staffProduct),
    deleteProduct: mutationOf(build, calls.deleteProduct),
    addProduct: formOf(build, calls.addProduct),
    changeProduct: formOf(build, calls.changeProduct),
    changeProductStock: shortFormOf(build, calls.changeProduct),
    /** The product as it is stored this moment, beside what the form began with. */
    currentStaffProduct: mutationOf(build, calls.staffProduct),
    changeProductStatuses: mutationOf(build, calls.changeProductStatuses),
    /** What has written nothing makes nothing be read again. */
    importProducts: mutationOf(build, calls.importProducts, {
      timeout: IMPORT_TIMEOUT,
      invalidatesTags: (answer) => (answer && answer.done > 0 ? ['product'] : []),
    }),
  }),
});

export const {
  useDeleteProductMutation,
  useStaffProductQuery,
  useStaffProductsQuery,
  useAddProductMutation,
  useChangeProductMutation,
  useChangeProductStatusesMutation,
  useChangeProductStockMutation,
  useCurrentStaffProductMutation,
  useImportProductsMutation,
} = productApi;
