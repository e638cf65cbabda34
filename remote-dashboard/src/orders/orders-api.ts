import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Milliseconds for a hundred orders on a slow machine. */
const MANY_TIMEOUT = 60_000;

/** The calls of staff about orders, and what they may write on them. */
const ordersApi = injectEndpoints({
  endpoints: (build) => ({
    staffOrders: queryOf(build, calls.staffOrders),
    staffOrder: queryOf(build, calls.staffOrder),
    orderNeighbours: queryOf(build, calls.orderNeighbours),
    orderCustomer: queryOf(build, calls.orderCustomer),
    readyRemarks: queryOf(build, calls.readyRemarks),
    chatSettings: queryOf(build, calls.chatSettings),
    sentCart: queryOf(build, calls.sentCart),
    updateOrderStatus: mutationOf(build, calls.updateOrderStatus),
    updateOrderStatuses: mutationOf(build, calls.updateOrderStatuses, { timeout: MANY_TIMEOUT }),
    deleteOrder: mutationOf(build, calls.deleteOrder),
    tellParcel: mutationOf(build, calls.tellParcel),
    splitParcel: mutationOf(build, calls.splitParcel),
    changeParcel: mutationOf(build, calls.changeParcel),
    placeManualOrder: mutationOf(build, calls.placeManualOrder),
    quoteOrderEdit: queryOf(build, calls.quoteOrderEdit),
    editOrder: mutationOf(build, calls.editOrder),
    staffReturns: queryOf(build, calls.staffReturns),
    stepReturn: mutationOf(build, calls.stepReturn),
    refundReturn: mutationOf(build, calls.refundReturn),
    refundParcel: mutationOf(build, calls.refundParcel),
    endDebt: mutationOf(build, calls.endDebt),
    reverseDebt: mutationOf(build, calls.reverseDebt),
    staffWarranty: queryOf(build, calls.staffWarranty),
  }),
});

export const {
  useStaffOrderQuery,
  useStaffOrdersQuery,
  useOrderNeighboursQuery,
  useOrderCustomerQuery,
  useReadyRemarksQuery,
  useChatSettingsQuery,
  useLazySentCartQuery,
  useUpdateOrderStatusMutation,
  useUpdateOrderStatusesMutation,
  useDeleteOrderMutation,
  usePlaceManualOrderMutation,
  useQuoteOrderEditQuery,
  useEditOrderMutation,
  useTellParcelMutation,
  useSplitParcelMutation,
  useChangeParcelMutation,
  useStaffReturnsQuery,
  useStepReturnMutation,
  useRefundReturnMutation,
  useRefundParcelMutation,
  useEndDebtMutation,
  useReverseDebtMutation,
  useLazyStaffWarrantyQuery,
} = ordersApi;
