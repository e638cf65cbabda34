import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Customers, and staff's notes on them. */
const customersApi = injectEndpoints({
  endpoints: (build) => ({
    customers: queryOf(build, calls.customers),
    customerDetails: queryOf(build, calls.customerDetails),
    customerOrders: queryOf(build, calls.customerOrders),
    ruleReport: queryOf(build, calls.ruleReport),
    noteCustomer: mutationOf(build, calls.noteCustomer),
    joinCustomer: mutationOf(build, calls.joinCustomer),
    partCustomer: mutationOf(build, calls.partCustomer),
  }),
});

export const {
  useCustomersQuery,
  useCustomerDetailsQuery,
  useCustomerOrdersQuery,
  useRuleReportQuery,
  useNoteCustomerMutation,
  useJoinCustomerMutation,
  usePartCustomerMutation,
} = customersApi;
