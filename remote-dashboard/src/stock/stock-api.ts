import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Stock, purchases and profit. */
const stockApi = injectEndpoints({
  endpoints: (build) => ({
    stockMovements: queryOf(build, calls.stockMovements),
    correctStock: mutationOf(build, calls.correctStock),
    setLowStock: mutationOf(build, calls.setLowStock),
    setSerials: mutationOf(build, calls.setSerials),
    stockToBuy: queryOf(build, calls.stockToBuy),
    suppliers: queryOf(build, calls.suppliers),
    addSupplier: mutationOf(build, calls.addSupplier),
    changeSupplier: mutationOf(build, calls.changeSupplier),
    deleteSupplier: mutationOf(build, calls.deleteSupplier),
    purchases: queryOf(build, calls.purchases),
    addPurchase: mutationOf(build, calls.addPurchase),
    reversePurchase: mutationOf(build, calls.reversePurchase),
    orderProfit: queryOf(build, calls.orderProfit),
    productProfit: queryOf(build, calls.productProfit),
  }),
});

export const {
  useStockMovementsQuery,
  useCorrectStockMutation,
  useSetLowStockMutation,
  useSetSerialsMutation,
  useStockToBuyQuery,
  useSuppliersQuery,
  useAddSupplierMutation,
  useChangeSupplierMutation,
  useDeleteSupplierMutation,
  usePurchasesQuery,
  useAddPurchaseMutation,
  useReversePurchaseMutation,
  useOrderProfitQuery,
  useProductProfitQuery,
} = stockApi;
