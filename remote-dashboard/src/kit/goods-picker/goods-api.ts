import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Products as staff find them. */
const goodsApi = injectEndpoints({
  endpoints: (build) => ({ staffProducts: queryOf(build, calls.staffProducts) }),
});

export const { useStaffProductsQuery } = goodsApi;
