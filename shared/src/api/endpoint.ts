import type {
  BaseQueryFn,
  EndpointBuilder,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { CacheArea } from '../contracts/cache-areas';
import type { Call, CallRequest, CallResponse, CallShape } from '../contracts/calls';
import { requestOf } from './call-request';

type BaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;
/** What `injectEndpoints` hands to its `endpoints`. */
export type Builder = EndpointBuilder<BaseQuery, CacheArea, 'api'>;

/** What a hook is called with: nothing when the call takes nothing. */
export type CallArgument<Shape extends CallShape> =
  unknown extends CallRequest<Shape>
    ? void
    : object extends CallRequest<Shape>
      ? CallRequest<Shape> | void
      : CallRequest<Shape>;

type Query<Shape extends CallShape> = QueryDefinition<
  CallArgument<Shape>,
  BaseQuery,
  CacheArea,
  CallResponse<Shape>,
  'api'
>;
type Mutation<Shape extends CallShape> = MutationDefinition<
  CallArgument<Shape>,
  BaseQuery,
  CacheArea,
  CallResponse<Shape>,
  'api'
>;

/** The endpoint of a call that reads. */
export function queryOf<Shape extends CallShape>(
  build: Builder,
  call: Call<Shape>,
  options: Pick<Query<Shape>, 'keepUnusedDataFor' | 'onQueryStarted'> = {},
): Query<Shape> {
  return build.query<CallResponse<Shape>, CallArgument<Shape>>({
    query: (request) => requestOf(call, request as CallRequest<Shape>),
    providesTags: call.reads ?? [],
    ...options,
  });
}

interface MutationOptions<Shape extends CallShape> extends Pick<
  Mutation<Shape>,
  'invalidatesTags' | 'onQueryStarted'
> {
  /** Milliseconds, where the call may take longer than others. */
  timeout?: number;
}

/** The endpoint of a call that changes something; a failure makes its areas old as well. */
export function mutationOf<Shape extends CallShape>(
  build: Builder,
  call: Call<Shape>,
  { timeout, ...options }: MutationOptions<Shape> = {},
): Mutation<Shape> {
  return build.mutation<CallResponse<Shape>, CallArgument<Shape>>({
    query: (request) => ({
      ...requestOf(call, request as CallRequest<Shape>),
      ...(timeout !== undefined && { timeout }),
    }),
    invalidatesTags: call.changes ?? [],
    ...options,
  });
}
