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
/** The argument that `injectEndpoints` passes to its `endpoints`. */
export type Builder = EndpointBuilder<BaseQuery, CacheArea, 'api'>;

/** The argument of a hook: none if the call takes none. */
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

/** The calls of endpoints that are plain reads: all remotes of a page share one of each. */
const plainReads = new WeakMap<object, Pick<Call, 'name'>>();

/** Marks a definition as the plain read of a call. */
export const markRead = (definition: object, call: Pick<Call, 'name'>) =>
  void plainReads.set(definition, call);

/** The call of a plain read, as made by `queryOf`. */
export const callReadBy = (definition: object) => plainReads.get(definition);

/** The endpoint of a read call. Without options all remotes that use the call share it and its cache. */
export function queryOf<Shape extends CallShape>(
  build: Builder,
  call: Call<Shape>,
  options?: Pick<Query<Shape>, 'keepUnusedDataFor' | 'onQueryStarted'>,
): Query<Shape> {
  const definition = build.query<CallResponse<Shape>, CallArgument<Shape>>({
    query: (request) => requestOf(call, request as CallRequest<Shape>),
    providesTags: call.reads ?? [],
    ...options,
  });
  if (!options) markRead(definition, call);
  return definition;
}

interface MutationOptions<Shape extends CallShape> extends Pick<
  Mutation<Shape>,
  'invalidatesTags' | 'onQueryStarted'
> {
  /** Milliseconds, if the call may take longer than the default. */
  timeout?: number;
}

/** The endpoint of a call that changes data; a failure invalidates its areas as well. */
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
