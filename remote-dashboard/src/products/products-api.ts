import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { formOf, shortFormOf } from '../kit/form-endpoint';

/** Writing an import's rows takes longer than any other call. */
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
    /** The current stored product, next to the form's initial one. */
    currentStaffProduct: mutationOf(build, calls.staffProduct),
    changeProductStatuses: mutationOf(build, calls.changeProductStatuses),
    /** A dry run changes nothing. */
    changeProductPrices: mutationOf(build, calls.changeProductPrices, {
      invalidatesTags: (_answer, _error, { body }) => (body.dry_run ? [] : ['product']),
    }),
    roundPrices: mutationOf(build, calls.roundPrices, {
      timeout: IMPORT_TIMEOUT,
      invalidatesTags: (_answer, _error, { body }) => (body.dry_run ? [] : ['product']),
    }),
    addImportPicture: formOf(build, calls.addImportPicture),
    /** An import that wrote nothing invalidates no list. */
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
  useAddImportPictureMutation,
  useAddProductMutation,
  useChangeProductMutation,
  useChangeProductPricesMutation,
  useChangeProductStatusesMutation,
  useChangeProductStockMutation,
  useCurrentStaffProductMutation,
  useImportProductsMutation,
  useRoundPricesMutation,
} = productApi;
