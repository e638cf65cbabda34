import { injectEndpoints, mutationOf, queryOf, requestOf, type Builder } from '@pasal/shared/api';
import type { CallRequest, CallResponse } from '@pasal/shared/contracts/calls';
import * as calls from '@pasal/shared/contracts/calls';

type AskShape = NonNullable<typeof calls.askReturn.shape>;

/** Milliseconds for three pictures over a slow network. */
const PICTURES_TIMEOUT = 180_000;

/** Number and phone travel beside the form, in no address. */
const askReturn = (build: Builder) =>
  build.mutation<CallResponse<AskShape>, CallRequest<AskShape>>({
    query: (request) => ({
      ...requestOf(calls.askReturn, request),
      body: request.form,
      timeout: PICTURES_TIMEOUT,
    }),
    invalidatesTags: calls.askReturn.changes ?? [],
  });

/** What buyers send back, and warranties: apart from the rest, because few need it. */
const returnsApi = injectEndpoints({
  endpoints: (build) => ({
    ownReturns: queryOf(build, calls.ownReturns),
    askReturn: askReturn(build),
    withdrawReturn: mutationOf(build, calls.withdrawReturn),
    warranty: queryOf(build, calls.warranty),
  }),
});

export const {
  useAskReturnMutation,
  useLazyWarrantyQuery,
  useOwnReturnsQuery,
  useWithdrawReturnMutation,
} = returnsApi;
